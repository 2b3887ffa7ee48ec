import { pictureProcess } from "../media/picture-process.ts";

// Tests have no guests to give way to, and a test that waits for a picture might not see the end of it.
pictureProcess.givesWay = false;
