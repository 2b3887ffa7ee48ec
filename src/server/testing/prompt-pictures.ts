import { courtesy } from "../media/picture-process.ts";

// Nobody else waits for what the machine does for tests, and a test that waits for a picture would not see the end of it.
courtesy.givesWay = false;
