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

export type WireField = (field: CheckoutField) => FieldWiring;

/** The state behind the fields. */
export type CheckoutForm = {
  texts: CheckoutTexts;
  errors: CheckoutErrors;
  /** Puts the texts into their fields; what was wrong with those is forgotten. */
  setTexts: (texts: Partial<CheckoutTexts>) => void;
};

export function fieldWirer(form: CheckoutForm): WireField {
  return (field) => ({
    name: field,
    value: form.texts[field],
    error: form.errors[field],
    maxLength: longest[field],
    onChange: (event) => form.setTexts({ [field]: event.currentTarget.value }),
  });
}
