import type { Location } from "../../../contract/tables.ts";
import { useAnswerCall } from "./use-answer-call.ts";
import { floorText } from "../../text/floor-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icons.tsx";
import styles from "./TableCall.module.css";

/** A guest's call, and what an attendant says to it; nothing where nobody has called. */
export function TableCall({ location }: { location: Location }) {
  const { id, service_request: calls, addressed } = location;
  const answer = useAnswerCall(id);
  if (!calls && !addressed) return null;
  const words = addressed ? floorText.call.onTheWay : floorText.call.calling;
  return (
    <div className={classNames(styles.call, calls && styles.calling)} role="status">
      <Icon name={calls ? "bell" : "clock"} />
      <p>{calls && addressed ? floorText.call.callingAgain : words}</p>
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
