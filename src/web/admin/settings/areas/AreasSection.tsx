import { areaLimits, hiddenAreas } from "../../../../domain/area.ts";
import { QueryAwaited } from "../../../api/QueryFailed.tsx";
import { areaText as words } from "../../../text/area-dictionary.ts";
import { SortedRows } from "../../SortedRows.tsx";
import { SettingsCard } from "../SettingsCard.tsx";
import { useSettings } from "../use-settings-form.ts";
import { AreaFields } from "./AreaFields.tsx";
import { AreaTester } from "./AreaTester.tsx";
import fields from "../fields.module.css";
import styles from "./areas.module.css";
import { newArea, ruledArea, shownCode, type TypedArea } from "./area-form.ts";

/** The account's delivery areas and their prices, in order, and a test of an address. */
export function AreasSection() {
  return (
    <SettingsCard help={words.help}>
      <Areas />
    </SettingsCard>
  );
}

function Areas() {
  const { account, areas: form } = useSettings();
  const { query } = form;
  if (!query.data) return <QueryAwaited query={query} title={words.loadFailed} height="9rem" />;
  const { areas = [] } = form.values;
  const change = (next: readonly TypedArea[]) => form.set({ areas: next });
  const ruled = areas.map(ruledArea);
  const nameOf = (area: TypedArea, index: number) => area.name.trim() || words.unnamed(index + 1);
  const notes = hiddenAreas(ruled).map(({ index, by, what }) => {
    const other = areas[by];
    const said = what.replaceAll(/\d{8}/g, shownCode).replace(/^(\S{9})-\1$/, "$1");
    return { index, text: words.hidden(said, other ? nameOf(other, by) : "") };
  });
  const { city } = areas.find((one) => one.city !== "") ?? {};
  return (
    <div className={styles.section}>
      {areas.length > 1 && <p className={fields.hint}>{words.order}</p>}
      {form.errors["areas"] && <p className={fields.error}>{form.errors["areas"]}</p>}
      <SortedRows
        label={words.rows}
        rows={areas}
        max={areaLimits.areas}
        said={{ none: words.none, add: words.add, full: words.full(areaLimits.areas) }}
        // Most are of the same city.
        newRow={() => ({ ...newArea, city: city ?? account.extras.address_city })}
        nameOf={nameOf}
        onChange={change}
      >
        {(area, index) => (
          <AreaFields
            area={area}
            currency={account.extras.currency}
            notes={notes.filter((note) => note.index === index).map(({ text }) => text)}
            errorOf={(part) => {
              const path = `areas.${index}.${part}`;
              const found = Object.entries(form.errors).find(
                ([one]) => one === path || one.startsWith(`${path}.`),
              );
              return found?.[1];
            }}
            onChange={(next) => change(areas.map((one, at) => (at === index ? next : one)))}
          />
        )}
      </SortedRows>
      <AreaTester areas={ruled} currency={account.extras.currency} />
    </div>
  );
}
