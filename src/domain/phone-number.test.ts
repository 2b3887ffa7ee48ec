import { describe, expect, test } from "vitest";
import { parsePhone, telAddress } from "./phone-number.ts";
import { whatsappLink } from "./order-message.ts";

describe("a number is dialled", () => {
  test.for<[string, string]>([
    ["(11) 98765-4321", "+5511987654321"],
    ["(19) 3234-5678", "+551932345678"],
    ["011 98765-4321", "+5511987654321"],
    ["(011) 98765-4321", "+5511987654321"],
    ["5511955550101", "+5511955550101"],
    ["055 11 95555-0101", "+5511955550101"],
    ["0055 11 3333-4444", "+551133334444"],
    ["+55 (11) 3333-4444", "+551133334444"],
    ["(55) 99999-1234", "+5555999991234"],
    ["+351 912 345 678", "+351912345678"],
    ["0044 20 7946 0958", "+442079460958"],
    ["+55 (0)11 95555-0101", "+5511955550101"],
    ["+55 011 3333-4444", "+551133334444"],
    ["0055 (0)11 3333-4444", "+551133334444"],
    ["+44 (0)20 7946 0958", "+442079460958"],
    ["+4402079460958", "+442079460958"],
    // In Italy the zero belongs to the number.
    ["+39 06 6982 1234", "+390669821234"],
    ["+1 (415) 555-2671", "+14155552671"],
    ["+34 612 345 678", "+34612345678"],
  ])("with its country: %s as %s", ([written, dialled]) => {
    expect(telAddress(written)).toBe(`tel:${dialled}`);
  });

  test.for<[string, string]>([
    ["0800 777 1234", "08007771234"],
    ["08007771234", "08007771234"],
    ["0800 77 1234", "0800771234"],
    ["+55 800 777 1234", "08007771234"],
    ["0300 123 4567", "03001234567"],
    ["4004-1234", "40041234"],
    ["3003 1234", "30031234"],
  ])("fault 5: as it is within Brazil where it is a service's: %s as %s", ([written, dialled]) => {
    expect(telAddress(written)).toBe(`tel:${dialled}`);
  });

  test("as it was stored where it is no whole number, and not at all with too few digits", () => {
    expect(telAddress("98765-4321")).toBe("tel:987654321");
    expect(telAddress("(55) 11955-5501")).toBe("tel:55119555501");
    expect(telAddress("190")).toBeUndefined();
    expect(telAddress("")).toBeUndefined();
  });
});

test.for([
  "55119555501",
  "551195555010",
  "(55) 99999-12345",
  "(11) 1234-5678",
  "(20) 3333-4444",
  "(11) 9555-5010",
  "80077712",
  "+55 11 9555",
  "+12",
  "11 3333-4444 ramal 12",
  "",
])("fault 4: %j is nobody's number", (written) => {
  expect(parsePhone(written)).toBeUndefined();
});

test.for([
  ["5511955550101", "5511955550101"],
  ["(11) 95555-0101", "5511955550101"],
  ["055 11 95555-0101", "5511955550101"],
  ["0800 777 1234", "558007771234"],
  ["(11) 8765-4321", "551187654321"],
  ["+55 76 8000-0000", "557680000000"],
  ["+34 612 345 678", "34612345678"],
  ["+55 (0)11 95555-0101", "5511955550101"],
] as const)("faults 4 and 5: a chat with %s is with %s", ([written, number]) => {
  expect(whatsappLink({ phone: written, text: "" })).toBe(`https://wa.me/${number}`);
});

test.for(["(55) 11955-5501", "(80) 0777-1234", "4004-1234"])(
  "fault 4: there is no chat with %s, which would be a stranger's",
  (written) => {
    expect(whatsappLink({ phone: written, text: "" })).toBeUndefined();
  },
);
