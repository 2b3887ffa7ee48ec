import { useQuery } from "@tanstack/react-query";
import { useApi } from "../api/api.ts";
import { RequireStaff } from "../auth/RequireStaff.tsx";
import { useSignOut } from "../auth/use-sign-out.ts";
import { homeQuery } from "../menu/queries.ts";
import { staffText } from "../text/staff-dictionary.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./AdminPage.module.css";
import { PasswordForm } from "./PasswordForm.tsx";

/** The account's settings, for its admins. */
export function AdminPage() {
  return <RequireStaff adminOnly>{() => <Settings />}</RequireStaff>;
}

function Settings() {
  const account = useQuery(homeQuery(useApi())).data?.account;
  const signOut = useSignOut();
  return (
    <main id="content" className={styles.page}>
      <div>
        <h1>{staffText.settings.heading}</h1>
        <p className={styles.account}>{account?.name ?? "\u00a0"}</p>
      </div>
      <section className={styles.card} aria-labelledby="password">
        <h2 id="password">{staffText.password.heading}</h2>
        <PasswordForm />
      </section>
      <Button className={styles.signOut} onClick={() => signOut.mutate()}>
        {staffText.settings.signOut}
      </Button>
    </main>
  );
}
