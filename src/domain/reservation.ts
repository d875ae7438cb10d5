/** The hotel's data about the stay before check-in. */
export type Reservation = {
  readonly reservationName: string;
  readonly numOfAdults: number;
  readonly numOfChildren: number;
  readonly numOfOthers: number;
  readonly checkoutDate: CalendarDate;
  /** `checkoutDate` in the hotel's spelling, for the QR code. */
  readonly checkoutDateText: string;
  readonly roomTypes: readonly string[];
  readonly facilityName: string | undefined;
  /** In nights. */
  readonly lengthOfStay: number | undefined;
  readonly checkinStatus: string | undefined;
  readonly isPaymentTarget: boolean | undefined;
  readonly isMultiRooms: boolean | undefined;
};

/** True for two answers about one reservation, even if its status has changed. */
export const isSameReservation = (one: Reservation, other: Reservation): boolean =>
  identityOf(one) === identityOf(other);

/** The values of a reservation that check-in never changes. */
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
type CalendarDate = { readonly year: number; readonly month: number; readonly day: number };

/** Parses `YYYY-MM-DD` or `YYYYMMDD`; undefined for anything else, including impossible dates. */
export function parseDate(text: string): CalendarDate | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  // An impossible day falls into another month.
  return date.getUTCMonth() === month - 1 ? { year, month, day } : undefined;
}

/** `no-year` for a date whose year the guest knows. */
type DateLength = 'whole' | 'no-year';

/** A date in a language: 2026年11月24日（火）, Tue 24 Nov 2026. */
export function formatDate(
  { year, month, day }: CalendarDate,
  language: string,
  length: DateLength = 'whole',
): string {
  return dateWriter(language, length)(new Date(Date.UTC(year, month - 1, day)));
}

type DateWriter = (date: Date) => string;

/** A new format costs a slow tablet several ms. */
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

/** Makes a writer of dates. Weekdays have full-width brackets in Japanese and Chinese; English has the day first. */
export function dateWriterOf(language: string, options: Intl.DateTimeFormatOptions): DateWriter {
  const isEnglish = language === 'en';
  const format = new Intl.DateTimeFormat(isEnglish ? 'en-GB' : language, options);
  return (date) => {
    const written = format.format(date);
    return isEnglish ? written.replaceAll(',', '') : written.replace(/日\(?([^()]+)\)?$/, '日（$1）');
  };
}
