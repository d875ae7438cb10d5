/** What the hotel knows of the stay before the guest says anything. */
export type Reservation = {
  readonly reservationName: string;
  readonly numOfAdults: number;
  readonly numOfChildren: number;
  readonly numOfOthers: number;
  readonly checkoutDate: CalendarDate;
  /** The same day as the hotel spelt it, for the QR code. */
  readonly checkoutDateText: string;
  readonly roomTypes: readonly string[];
  readonly facilityName: string | undefined;
  /** Nights. */
  readonly lengthOfStay: number | undefined;
  readonly checkinStatus: string | undefined;
  readonly isPaymentTarget: boolean | undefined;
  readonly isMultiRooms: boolean | undefined;
};

/** A day of the calendar at the hotel, free of time zones. Month 1 to 12. */
export type CalendarDate = { readonly year: number; readonly month: number; readonly day: number };

/** Reads `YYYY-MM-DD` and `YYYYMMDD`; undefined for anything else, impossible days included. */
export function parseDate(text: string): CalendarDate | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? { year, month, day } : undefined;
}

/** A date as it is written in a language: 2026年11月24日（火）, Tue, Nov 24, 2026. */
export function formatDate({ year, month, day }: CalendarDate, locale: string): string {
  const date = new Date(Date.UTC(year, month - 1, day));
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    weekday: 'short',
  });
  return setWeekdayApart(format.format(date));
}

/** The weekday after a date in Japanese or Chinese, in brackets as wide as the characters; other dates stay as they are. */
export const setWeekdayApart = (date: string): string => date.replace(/日\(?([^()]+)\)?$/, '日（$1）');
