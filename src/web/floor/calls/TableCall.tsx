import type { Location } from "../../../contract/tables.ts";
import { Since } from "./Since.tsx";
import { useAnswerCall } from "./use-answer-call.ts";
import { floorText } from "../../text/floor-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icons.tsx";
import styles from "./TableCall.module.css";

function comingWords({ addressed_by: name }: Location): string {
  return name === null ? floorText.call.onTheWay : floorText.call.personOnTheWay(name);
}

/** A guest's call and the attendant's answers to it. Null if nobody has called. */
export function TableCall({ location }: { location: Location }) {
  const { id, service_request: calls, addressed } = location;
  const answer = useAnswerCall(id);
  if (!calls && !addressed) return null;
  const asksBill = location.bill_requested_at !== null;
  const callWords = asksBill ? floorText.call.asksBill : floorText.call.calling;
  const words = addressed ? comingWords(location) : callWords;
  const since = calls ? location.service_requested_at : location.addressed_at;
  return (
    <div className={classNames(styles.call, calls && styles.calling)} role="status">
      <Icon name={!calls ? "clock" : asksBill ? "receipt" : "bell"} />
      <p>
        {calls && addressed ? floorText.call.callingAgain : words}
        {since !== null && <Since at={since} />}
      </p>
      <div className={styles.answers}>
        {calls && (
          <Button
            variant="primary"
            busy={answer.isPending && answer.variables}
            onClick={() => answer.mutate(true)}
          >
            {floorText.call.go}
          </Button>
        )}
        <Button busy={answer.isPending && !answer.variables} onClick={() => answer.mutate(false)}>
          {floorText.call.served}
        </Button>
      </div>
    </div>
  );
}
