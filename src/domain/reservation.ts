/** What the hotel knows about the stay before check-in. */
export type Reservation = {
  readonly reservationName: string;
  readonly numOfAdults: number;
  readonly numOfChildren: number;
  readonly numOfOthers: number;
  readonly checkoutDate: CalendarDate;
  /** `checkoutDate` in the hotel's own spelling, for the QR code. */
  readonly checkoutDateText: string;
  readonly roomTypes: readonly string[];
  readonly facilityName: string | undefined;
  /** In nights. */
  readonly lengthOfStay: number | undefined;
  readonly checkinStatus: string | undefined;
  readonly isPaymentTarget: boolean | undefined;
  readonly isMultiRooms: boolean | undefined;
};

/** True if the hotel tells of the same reservation twice, whatever has become of it in between. */
export const isSameReservation = (one: Reservation, other: Reservation): boolean =>
  identityOf(one) === identityOf(other);

/** What tells a reservation from others, as far as it stays while the guest checks in. */
const identityOf = (reservation: Reservation): string => {
  const { reservationName, numOfAdults, numOfChildren, numOfOthers } = reservation;
  const { checkoutDate, lengthOfStay, roomTypes, facilityName } = reservation;
  const { year, month, day } = checkoutDate;
  return JSON.stringify([
    [reservationName, facilityName ?? null],
    [numOfAdults, numOfChildren, numOfOthers],
    [year, month, day, lengthOfStay ?? null],
    [...roomTypes].sort(),
  ]);
};

/** A calendar day at the hotel, without a time zone. `month` is 1 to 12. */
export type CalendarDate = { readonly year: number; readonly month: number; readonly day: number };

/** Parses `YYYY-MM-DD` or `YYYYMMDD`; undefined for anything else, including impossible dates. */
export function parseDate(text: string): CalendarDate | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? { year, month, day } : undefined;
}

/** How a date is written: whole, or without the year where a guest knows which it is. */
export type DateLength = 'whole' | 'no-year';

/** Writes a date in a language: 2026年11月24日（火）, Tue 24 Nov 2026. */
export function formatDate(
  { year, month, day }: CalendarDate,
  language: string,
  length: DateLength = 'whole',
): string {
  return dateWriter(language, length)(new Date(Date.UTC(year, month - 1, day)));
}

/** Writes a date in some language. */
type DateWriter = (date: Date) => string;

/** Making a format takes a slow tablet several ms. */
const writers = new Map<string, DateWriter>();

function dateWriter(language: string, length: DateLength): DateWriter {
  const key = `${language} ${length}`;
  const made = writers.get(key);
  if (made) return made;
  const writer = dateWriterOf(language, {
    timeZone: 'UTC',
    ...(length === 'whole' ? { year: 'numeric' } : {}),
    month: 'short',
    day: 'numeric',
    weekday: 'short',
  });
  writers.set(key, writer);
  return writer;
}

/**
 * Makes a writer of dates. A weekday in Japanese and Chinese stands in full-width brackets; an English date has the day before
 * the month and no comma.
 */
export function dateWriterOf(language: string, options: Intl.DateTimeFormatOptions): DateWriter {
  const isEnglish = language === 'en';
  const format = new Intl.DateTimeFormat(isEnglish ? 'en-GB' : language, options);
  return (date) => {
    const written = format.format(date);
    return isEnglish ? written.replaceAll(',', '') : written.replace(/日\(?([^()]+)\)?$/, '日（$1）');
  };
}
