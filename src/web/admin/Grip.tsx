import { Drawing } from "../ui/icons.tsx";

/** Marks a handle to drag by; only owners have those, so it does not come with every page. */
export const Grip = () => <Drawing path="M9 6v.1M9 12v.1M9 18v.1M15 6v.1M15 12v.1M15 18v.1" />;
