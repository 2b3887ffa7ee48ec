import { useId, type ComponentProps } from "react";
import { ChoiceField } from "./ChoiceField.tsx";
import { CheckField } from "./Field.tsx";

type RadioFieldProps<T extends string> = Omit<ComponentProps<typeof ChoiceField>, "children"> & {
  name?: string;
  /** Each choice with its label. */
  of: readonly (readonly [T, string])[];
  value: T | undefined;
  onChoose: (value: T) => void;
};

export function RadioField<T extends string>(props: RadioFieldProps<T>) {
  const { name, of, value, onChoose, ...field } = props;
  const id = useId();
  return (
    <ChoiceField {...field}>
      {of.map(([one, label]) => (
        <CheckField
          key={one}
          type="radio"
          name={name ?? id}
          value={one}
          label={label}
          checked={one === value}
          onChange={() => onChoose(one)}
        />
      ))}
    </ChoiceField>
  );
}
