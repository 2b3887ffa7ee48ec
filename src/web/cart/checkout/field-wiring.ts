import type { ChangeEvent } from "react";
import { limits } from "../../../domain/text-rules.ts";
import type { CheckoutErrors, CheckoutField, CheckoutTexts } from "./checkout-texts.ts";

/** The longest texts that the server takes; in a field with a mask, the mask is the limit. */
const longest: Record<CheckoutField, number | undefined> = {
  "userData.name": limits.name,
  "userData.email": limits.email,
  "userData.phone": undefined,
  "userData.document": undefined,
  "cartData.addressData.postal_code": undefined,
  "cartData.addressData.address": limits.street,
  "cartData.addressData.number": limits.number,
  "cartData.addressData.complement": limits.complement,
  "cartData.addressData.district": limits.district,
  "cartData.addressData.city": limits.city,
  "cartData.addressData.state": limits.state,
  "cartData.location": limits.room,
  "cartData.obs": limits.obs,
  "cartData.paymentMethod": undefined,
  "cartData.changeTo": 20,
};

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a control of the form needs to hold one of its texts. */
export type FieldWiring = {
  name: CheckoutField;
  value: string;
  error: string | undefined;
  maxLength: number | undefined;
  onChange: (event: ChangeEvent<Control>) => void;
};

/** `clean` is what becomes of a text that is typed; as it is unless given. */
export type WireField = (field: CheckoutField, clean?: (text: string) => string) => FieldWiring;

/** The state behind the fields. */
export type FormState = {
  texts: CheckoutTexts;
  errors: CheckoutErrors;
  /** Puts the texts into their fields; what was wrong with those is forgotten. */
  setTexts: (texts: Partial<CheckoutTexts>) => void;
};

export function fieldWirer(form: FormState): WireField {
  return (field, clean = (text) => text) => ({
    name: field,
    value: form.texts[field],
    error: form.errors[field],
    maxLength: longest[field],
    onChange: ({ currentTarget: control }) => {
      const text = clean(control.value);
      form.setTexts({ [field]: text });
      if (text !== control.value) keepCaret(control, clean);
    },
  });
}

/** A text that is put into a field anew takes the caret to its end; it belongs behind what stood before it. */
function keepCaret(control: Control, clean: (text: string) => string): void {
  if (control instanceof HTMLSelectElement || control.selectionStart === null) return;
  const caret = clean(control.value.slice(0, control.selectionStart)).length;
  queueMicrotask(() => control.setSelectionRange(caret, caret));
}
