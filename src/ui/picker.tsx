import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { Dialog } from './dialog';
import type { ControlProps } from './field';
import { isByGuest } from './fingers';
import { CheckIcon } from './icons';
import inputStyles from './input.module.css';
import styles from './picker.module.css';
import { ChevronDownIcon } from './screen-icons';
import { TextInput } from './text-input';

/** An option. A search also finds `words`. */
type PickerItem = { readonly value: string; readonly label: string; readonly words?: string };
/** Options with a heading. An option can be in several groups. */
type PickerGroup = {
  readonly heading: string;
  readonly items: readonly PickerItem[];
  /** Also offered after a search without a result. */
  readonly isLastResort?: boolean;
};

export type PickerProps = {
  readonly name: string;
  readonly title: string;
  readonly groups: readonly PickerGroup[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called after the guest's choice in the dialog, not after a program's or the native select's. */
  readonly onPicked?: () => void;
  readonly onBlur?: () => void;
  readonly control: ControlProps;
  /** Texts of the search box; absent for no search. */
  readonly search?: { readonly placeholder: string; readonly none: string };
  /** Opens the dialog when it becomes true: the last answer leads here. */
  readonly isAsked?: boolean;
};

/** A name of two words breaks between them, and no code within: アメリカ領, バージン諸島 (+1-340). */
const inWholeWords = (label: string): string =>
  label
    .replace(/(?<=\p{Script=Han})(?=\p{Script=Katakana})/gu, '\u200b')
    .replace(/(?<=\d-)(?=\d)/gu, '\u2060');

/** A button and a dialog with large rows. A hidden native select has the field's name, for tests and tools. */
export function Picker({
  name,
  title,
  groups,
  value,
  onChange,
  onPicked,
  onBlur,
  control,
  search,
  isAsked = false,
}: PickerProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    // Gets the focus back when the dialog closes.
    button.current?.focus();
    setOpen(true);
  }, [isAsked]);
  const items = useMemo(() => uniqueItems(groups), [groups]);
  const chosen = items.find((item) => item.value === value);
  const { id, 'aria-required': _, ...described } = control;
  const close = () => {
    setOpen(false);
    onBlur?.();
  };
  return (
    <div className={styles.picker}>
      <button
        ref={button}
        type="button"
        id={id}
        className={`${inputStyles.input} ${styles.shown}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...described}
      >
        <span className={chosen ? undefined : styles.empty}>{chosen?.label ?? t('app.choose')}</span>
        <ChevronDownIcon />
      </button>
      <select
        className={styles.native}
        name={name}
        value={value}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        {...described}
      >
        <option value="" />
        {items.map((item) => (
          <option key={item.value} value={item.value}>
            {item.label}
          </option>
        ))}
      </select>
      {isOpen ? (
        <PickerDialog
          title={title}
          groups={groups}
          value={value}
          search={search}
          onClose={close}
          onPick={(picked, isGuests) => {
            onChange(picked);
            close();
            if (isGuests) onPicked?.();
          }}
        />
      ) : null}
    </div>
  );
}

function PickerDialog({
  title,
  groups,
  value,
  search,
  onClose,
  onPick,
}: {
  readonly title: string;
  readonly groups: readonly PickerGroup[];
  readonly value: string;
  readonly search: { readonly placeholder: string; readonly none: string } | undefined;
  readonly onClose: () => void;
  readonly onPick: (value: string, isGuests: boolean) => void;
}) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState('');
  const found = useMemo(() => matching(groups, wanted), [groups, wanted]);
  const shown = found.length > 0 ? found : groups.filter(({ isLastResort }) => isLastResort);
  return (
    <Dialog
      title={title}
      size="list"
      startsAtTitle={search !== undefined}
      onDismiss={onClose}
      actions={
        <Button action="cancel" look="main" onPress={onClose}>
          {t('app.close')}
        </Button>
      }
    >
      {search ? (
        <div className={styles.search}>
          <TextInput
            aria-label={search.placeholder}
            placeholder={search.placeholder}
            value={wanted}
            enterKeyHint="search"
            onChange={(event) => setWanted(event.target.value)}
          />
        </div>
      ) : null}
      {found.length === 0 ? <p role="status">{search?.none}</p> : null}
      {shown.map(({ heading, items }) => (
        <section key={heading} className={styles.group}>
          <h3 className={styles.heading}>{heading}</h3>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item.value}>
                <button
                  type="button"
                  className={styles.item}
                  data-value={item.value}
                  // A list opens at its answer. In a list to search, the answer may be far from the box.
                  data-autofocus={(item.value === value && search === undefined) || undefined}
                  aria-pressed={item.value === value}
                  onClick={({ nativeEvent }) => onPick(item.value, isByGuest(nativeEvent))}
                >
                  <span>{inWholeWords(item.label)}</span>
                  {item.value === value ? <CheckIcon size={24} /> : null}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}

function uniqueItems(groups: readonly PickerGroup[]): PickerItem[] {
  const byValue = new Map(groups.flatMap(({ items }) => items).map((item) => [item.value, item]));
  return [...byValue.values()];
}

/** Filters the groups; in search results each option appears once. */
function matching(groups: readonly PickerGroup[], wanted: string): readonly PickerGroup[] {
  const words = fold(wanted);
  if (words === '') return groups;
  const seen = new Set<string>();
  return groups
    .map(({ heading, items }) => ({
      heading,
      items: items.filter((item) => {
        if (seen.has(item.value) || !fold(`${item.label} ${item.words ?? ''}`).includes(words)) return false;
        seen.add(item.value);
        return true;
      }),
    }))
    .filter(({ items }) => items.length > 0);
}

/** Ignores width, case, accents and the kind of kana. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[\u3041-\u3096]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0x60))
    .toLowerCase()
    .trim();
