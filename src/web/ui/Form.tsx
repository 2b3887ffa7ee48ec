import type { ComponentProps } from "react";

type FormProps = Omit<ComponentProps<"form">, "onSubmit"> & { onSubmit: () => unknown };

/** A form that our own rules check and a call sends. Sent by a browser, its values would still not be in an address. */
export function Form({ onSubmit, ...props }: FormProps) {
  return (
    <form
      method="post"
      noValidate
      {...props}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}
