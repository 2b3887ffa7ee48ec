import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Location } from "../../../contract/tables.ts";
import { useApi } from "../../api/api.ts";
import { QueryFailed } from "../../api/QueryFailed.tsx";
import { outboxText } from "../../text/outbox-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { TableGrid } from "../moves/TableGrid.tsx";
import { locationsQuery } from "../queries.ts";

type OtherTableProps = {
  /** The number of the table that is not there. */
  current: number;
  onChoose: (table: Location) => void;
};

/** Another table for a tab whose own is gone. */
export function OtherTable({ current, onChoose }: OtherTableProps) {
  const [opens, setOpens] = useState(false);
  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpens(true)}>
        {outboxText.opening.chooseTable}
      </Button>
      <Dialog open={opens} onClose={() => setOpens(false)} title={outboxText.opening.chooseTable}>
        {opens && (
          <Tables
            {...{ current }}
            onChoose={(table) => {
              setOpens(false);
              onChoose(table);
            }}
          />
        )}
      </Dialog>
    </>
  );
}

function Tables({ current, onChoose }: OtherTableProps) {
  const tables = useQuery(locationsQuery(useApi()));
  if (tables.isLoadingError) return <QueryFailed query={tables} />;
  return <TableGrid locations={tables.data?.locations ?? []} {...{ current, onChoose }} />;
}
