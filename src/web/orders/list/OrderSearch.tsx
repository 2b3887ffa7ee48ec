import { useEffect, useRef } from "react";
import { services, type Service } from "../../../domain/service.ts";
import { limits } from "../../../domain/text-rules.ts";
import { staffText } from "../../text/staff-dictionary.ts";
import { Field, SelectField } from "../../ui/Field.tsx";
import styles from "./OrderSearch.module.css";

type OrderSearchProps = {
  id: string;
  /** Somebody has just opened it. */
  takesFocus: boolean;
  onEscape: () => void;
  typed: string;
  onType: (typed: string) => void;
  service: Service | undefined;
  onChoose: (service: Service | undefined) => void;
};

const words = staffText.board;

/** Among the orders that are listed: those that somebody asks for, or of one service. */
export function OrderSearch(props: OrderSearchProps) {
  const { id, takesFocus, onEscape, typed, onType, service, onChoose } = props;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  return (
    <search id={id} className={styles.search}>
      <Field
        ref={field}
        type="search"
        label={words.search}
        placeholder={words.searchHint}
        maxLength={limits.query}
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={({ key }) => key === "Escape" && onEscape()}
      />
      <SelectField
        label={words.service}
        value={service ?? ""}
        onChange={({ currentTarget: { value } }) => onChoose(services.find((one) => one === value))}
      >
        <option value="">{words.allServices}</option>
        {services.map((one) => (
          <option key={one} value={one}>
            {words.services[one]}
          </option>
        ))}
      </SelectField>
    </search>
  );
}
