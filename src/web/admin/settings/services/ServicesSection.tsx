import { useState } from "react";
import type { ServiceView } from "../../../../contract/services.ts";
import { services, type Service } from "../../../../domain/service.ts";
import { QueryAwaited } from "../../../api/QueryFailed.tsx";
import { serverTime } from "../../../services/server-clock.ts";
import { openingWords } from "../../../site/opening-words.ts";
import { pauseText } from "../../../text/pause-dictionary.ts";
import { serviceText as words } from "../../../text/service-dictionary.ts";
import { Accordion } from "../../../ui/Accordion.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { SwitchField } from "../../../ui/SwitchField.tsx";
import { firstAfter, useTimeAt } from "../../../ui/use-time-at.ts";
import { SectionFields } from "../SettingField.tsx";
import { SettingsCard } from "../SettingsCard.tsx";
import { useSettings } from "../use-settings-form.ts";
import { OrderRules } from "./OrderRules.tsx";
import type { TypedService, ServicePartProps } from "./service-form.ts";
import styles from "./services.module.css";
import { SpecialDates } from "./SpecialDates.tsx";
import { WeekHours } from "./WeekHours.tsx";

/** When and how guests can order, for each way that the account has. */
export function ServicesSection() {
  return (
    <SettingsCard help={words.help}>
      <ServiceCards />
      <SectionFields section="services" />
    </SettingsCard>
  );
}

function ServiceCards() {
  const { query, values } = useSettings().services;
  const { data } = query;
  if (!data) return <QueryAwaited query={query} title={words.loadFailed} height="12rem" />;
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

type ServiceCardProps = {
  service: Service;
  typed: TypedService;
  view: ServiceView;
  /** Services whose hours can be copied here. */
  others: readonly (readonly [Service, TypedService])[];
  holidays: readonly { date: string; name: string }[];
};

/** One service: whether it is open now and why, and below that all its settings. */
function ServiceCard({ service, typed, view, others, holidays }: ServiceCardProps) {
  const { services: form } = useSettings();
  const [isOpen, setOpen] = useState(false);
  const prefix = `services.${service}`;
  // A card with an error opens, so that the focus can go to the wrong field.
  const isWrong = Object.keys(form.errors).some((path) => path.startsWith(`${prefix}.`));
  const isShown = isOpen || isWrong;
  const part: ServicePartProps = {
    typed,
    errorOf: (path) => form.errors[`${prefix}.${path}`],
    onChange: (next) => form.set({ [prefix]: next }),
  };
  return (
    <Accordion
      className={styles.service}
      open={isShown}
      onToggle={setOpen}
      summary={
        <span className={styles.summary}>
          <h3>{pauseText.names[service]}</h3>
          <StateChip view={view} />
        </span>
      }
    >
      {isShown && (
        <div className={styles.parts}>
          <SwitchField
            label={words.takes}
            name={`${prefix}.enabled`}
            checked={typed.enabled}
            hint={words.explanations[service]}
            error={part.errorOf("enabled")}
            onChange={() => part.onChange({ ...typed, enabled: !typed.enabled })}
          />
          <WeekHours {...part} />
          <SpecialDates {...part} others={others} holidays={holidays} />
          <OrderRules {...part} service={service} />
        </div>
      )}
    </Accordion>
  );
}

const looks = {
  open: { tone: "ok", icon: "check" },
  closed: { tone: "neutral", icon: "clock" },
  paused: { tone: "warn", icon: "alert" },
} as const;

/** The state by the saved settings: unsaved ones have no effect yet. */
function StateChip({ view: { enabled, state, until, reason } }: { view: ServiceView }) {
  const { account } = useSettings();
  const untilMs = until === undefined ? undefined : Date.parse(until);
  const nowMs = useTimeAt(firstAfter(untilMs === undefined ? [] : [untilMs]), serverTime);
  if (!enabled) return <Chip icon="eyeOff">{pauseText.state.off}</Chip>;
  return (
    <span className={styles.state}>
      <Chip {...looks[state]}>
        {openingWords({ state, untilMs }, { nowMs, timeZone: account.time_zone })}
      </Chip>
      {reason && <span className={styles.soft}>{reason}</span>}
    </span>
  );
}
