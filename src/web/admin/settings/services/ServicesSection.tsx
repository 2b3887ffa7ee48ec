import { services } from "../../../../domain/service.ts";
import { QueryAwaited } from "../../../api/QueryFailed.tsx";
import { serviceText } from "../../../text/service-dictionary.ts";
import { useSettings } from "../settings-context.ts";
import { ServiceCard } from "./ServiceCard.tsx";
import styles from "./services.module.css";

/** When and how guests can order, for each way that the account has. */
export function ServicesSection() {
  const { query, values } = useSettings().services;
  const { data } = query;
  if (!data)
    return <QueryAwaited query={query} title={serviceText.services.loadFailed} height="12rem" />;
  const shown = services.flatMap((service) => {
    const typed = values[`services.${service}`];
    return typed && data.services[service].allowed ? [[service, typed] as const] : [];
  });
  return (
    <div className={styles.services}>
      {shown.map(([service, typed]) => (
        <ServiceCard
          key={service}
          service={service}
          typed={typed}
          view={data.services[service]}
          others={shown.filter(([other]) => other !== service)}
          holidays={data.holidays}
        />
      ))}
    </div>
  );
}
