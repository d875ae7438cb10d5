import { createFileRoute } from '@tanstack/react-router';
import { useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '~/components/form-field';
import { Screen } from '~/components/screen';
import { plainDigits } from '~/domain/digits';
import { languageByKana } from '~/domain/kana';
import styles from '~/features/checkout/checkout.module.css';
import { useRoomName } from '~/features/checkout/stay-facts';
import { type Checked, checkRows, type FormRow } from '~/fields/form-row';
import { roomNumber } from '~/fields/rules';
import { rulesResolver } from '~/hooks/forms';
import { useNext } from '~/hooks/use-next';
import { useOpening, useSnapshot } from '~/hooks/use-session';
import { type Session, updateCheckout } from '~/session/store';
import { Field } from '~/ui/field';
import { showFirstError } from '~/ui/show-first-error';
import { TextInput } from '~/ui/text-input';
import { Tick } from '~/ui/tick';

export const Route = createFileRoute('/checkout/room-number')({ component: RoomNumber });

/** Asked if the hotel lists no rooms. */
const ROOM_NUMBER: FormRow<{ readonly roomNumber: string }> = {
  name: 'roomNumber',
  label: 'views.checkout.room_number_view.room_number',
  hint: 'views.checkout.room_number_view.room_number_hint',
  required: true,
  normalise: plainDigits,
  rule: roomNumber,
};

type ListedRooms = { readonly roomNumbers: readonly string[] };

/** At least one listed room has to be ticked. */
const checkListedRooms = (values: ListedRooms): Checked<ListedRooms> => ({
  values,
  errors: values.roomNumbers.length > 0 ? [] : [['roomNumbers', 'validation.select']],
});

/** Shows the listed room; of several the guest ticks at least one, and without a list types one. */
function RoomNumber() {
  const { roomList } = useSnapshot((session) => session.checkout);
  const next = useNext();
  const take = (rooms: readonly string[]) => {
    updateCheckout({ rooms });
    void next();
  };
  const [first] = roomList;
  if (first === undefined) return <RoomForm onTake={take} />;
  return roomList.length === 1 ? (
    <OneRoom room={first} onTake={take} />
  ) : (
    <ListedRoomsForm roomList={roomList} onTake={take} />
  );
}

type RoomFormProps = { readonly onTake: (rooms: readonly string[]) => void };

function OneRoom({ room, onTake }: RoomFormProps & { readonly room: string }) {
  const { t } = useTranslation();
  const name = useRoomName()(room);
  return (
    <Screen layout="middle" button={t('app.next')} onSubmit={() => onTake([room])}>
      <dl className={styles.room}>
        <div className={styles.place}>
          <dt>{t('views.checkout.room_number_view.rooms')}</dt>
          <dd data-field="roomNumbers" data-say="digits" lang={languageByKana(name)}>
            {name}
          </dd>
        </div>
      </dl>
      <p className={styles.lead}>{t('views.checkout.room_number_view.one_room')}</p>
    </Screen>
  );
}

const chosenRooms = ({ checkout }: Session): readonly string[] => checkout?.rooms ?? [];

function ListedRoomsForm({ roomList, onTake }: RoomFormProps & { readonly roomList: readonly string[] }) {
  const { t } = useTranslation();
  const roomName = useRoomName();
  const form = useForm<ListedRooms>({
    mode: 'onChange',
    defaultValues: { roomNumbers: useOpening(chosenRooms) },
    resolver: rulesResolver(checkListedRooms),
  });
  const { field, fieldState } = useController({ control: form.control, name: 'roomNumbers' });
  return (
    <Screen
      layout="short"
      button={t('app.next')}
      onSubmit={form.handleSubmit(({ roomNumbers }) => onTake(roomNumbers), showFirstError)}
    >
      <Field
        label={t('views.checkout.room_number_view.rooms')}
        hint={t('views.checkout.room_number_view.text')}
        error={fieldState.error ? 'validation.select' : undefined}
        required
        group
      >
        {({ id: _, 'aria-required': __, ...control }) => (
          <div className={styles.rooms} data-say="digits">
            {roomList.map((listed) => (
              <Tick
                key={listed}
                name={field.name}
                value={listed}
                label={roomName(listed)}
                look="tile"
                checked={field.value.includes(listed)}
                control={control}
                onChange={(isTicked) =>
                  field.onChange(
                    roomList.filter((one) => (one === listed ? isTicked : field.value.includes(one))),
                  )
                }
              />
            ))}
          </div>
        )}
      </Field>
    </Screen>
  );
}

function RoomForm({ onTake }: RoomFormProps) {
  const { t } = useTranslation();
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { roomNumber: useOpening(chosenRooms)[0] ?? '' },
    resolver: rulesResolver((typed) => checkRows([ROOM_NUMBER], typed)),
  });
  return (
    <Screen
      layout="short"
      button={t('app.next')}
      onSubmit={form.handleSubmit(({ roomNumber }) => onTake([roomNumber]), showFirstError)}
    >
      <FormField form={form} name="roomNumber" row={ROOM_NUMBER}>
        {(field, control) => (
          <TextInput {...control} {...field} clean={plainDigits} keyboard="digits" maxLength={10} />
        )}
      </FormField>
    </Screen>
  );
}
