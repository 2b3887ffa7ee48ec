export type NoticeFacts = {
  business: string;
  /** After so many days an order no longer says whose it was. */
  orderDays: number;
  /** Days for which a device is recognised, and keeps what it was asked to keep. */
  deviceDays: number;
  /** Hours for which a picture of an order can be opened. */
  pictureHours: number;
};

type Part = { heading: string; paragraphs: string[] };

export type Notice = {
  heading: string;
  parts: (facts: NoticeFacts) => Part[];
  mine: {
    heading: string;
    explain: string;
    download: string;
    fileName: string;
    erase: string;
    eraseQuestion: string;
    eraseExplain: string;
    erased: (orders: number) => string;
    failed: string;
    /** `why` names the order that is still under way. */
    refused: (why: string) => string;
  };
};
