import { useForm } from 'react-hook-form';
import { Screen } from '~/components/screen';
import { toHalfDigits } from '~/domain/kana';
import { roomNumber } from '~/fields/rules';
import { useNext } from '~/hooks/use-next';
import { useSnapshot } from '~/hooks/use-snapshot';
import { session, updateCheckout } from '~/session/store';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { showFirstError } from '~/ui/show-first-error';
import { TextInput } from '~/ui/text-input';
import { useTexts } from '~/ui/texts';
import { Tick } from '~/ui/tick';
import styles from './checkout.module.css';

type Rooms = { readonly roomNumbers: readonly string[]; readonly roomNumber: string };

/** Some houses give their rooms names, which stand alone. */
const isNumber = (room: string) => /^\d+$/.test(room);

/** Rooms the hotel knows are ticked, and one must stay so; where it knows none, the guest names theirs. */
export function RoomNumber() {
  const { t } = useTexts();
  const { roomList } = useSnapshot((session) => session.checkout);
  const next = useNext('/checkout/room-number');
  const isListed = roomList.length > 0;
  const chosen = session().checkout?.rooms ?? [];
  const form = useForm<Rooms>({
    mode: 'onTouched',
    defaultValues: { roomNumbers: chosen, roomNumber: isListed ? '' : (chosen[0] ?? '') },
  });
  form.register('roomNumbers', { validate: (rooms) => !isListed || rooms.length > 0 });
  const { roomNumbers, roomNumber: typed } = form.watch();
  const { errors } = form.formState;
  const judge = (text: string) => roomNumber(toHalfDigits(text), true);
  const submit = form.handleSubmit((rooms) => {
    updateCheckout({ rooms: isListed ? rooms.roomNumbers : [toHalfDigits(rooms.roomNumber.trim())] });
    next();
  }, showFirstError);

  return (
    <Screen
      path="/checkout/room-number"
      onSubmit={submit}
      actions={
        <Button action="main" look="main" type="submit">
          {t('app.next')}
        </Button>
      }
    >
      {isListed ? (
        <Field
          label={t('views.checkout.room_number_view.rooms')}
          hint={t('views.checkout.room_number_view.text')}
          error={errors.roomNumbers ? 'validation.select' : undefined}
          required
          group
        >
          {({ id: _, 'aria-required': __, ...control }) => (
            <div className={styles.rooms}>
              {roomList.map((room) => (
                <Tick
                  key={room}
                  name="roomNumbers"
                  value={room}
                  label={isNumber(room) ? t('views.checkout.room_number_view.room', { number: room }) : room}
                  checked={roomNumbers.includes(room)}
                  control={control}
                  onChange={(isTicked) =>
                    form.setValue(
                      'roomNumbers',
                      roomList.filter((one) => (one === room ? isTicked : roomNumbers.includes(one))),
                      { shouldValidate: true },
                    )
                  }
                />
              ))}
            </div>
          )}
        </Field>
      ) : (
        <Field
          label={t('views.checkout.room_number_view.room_number')}
          hint={t('views.checkout.room_number_view.room_number_hint')}
          error={errors.roomNumber ? judge(typed) : undefined}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              {...form.register('roomNumber', {
                validate: (text) => judge(text) === undefined,
                onBlur: () => form.setValue('roomNumber', toHalfDigits(form.getValues('roomNumber')).trim()),
              })}
              digitsOnly
              keyboard="digits"
              maxLength={10}
            />
          )}
        </Field>
      )}
    </Screen>
  );
}
