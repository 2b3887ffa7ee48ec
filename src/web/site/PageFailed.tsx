import { PartFailed } from "../ui/PartAwaited.tsx";

/** Stands for a page whose script could not be fetched. */
export function PageFailed({ retry }: { retry: () => void }) {
  return (
    <main id="content">
      <PartFailed heading="h1" retry={retry} />
    </main>
  );
}
