import { Screen } from '~/components/screen';
import { plainDigits } from '~/domain/digits';
import { roomNumber } from '~/fields/rules';
import { bindField, inputProps } from '~/hooks/bind-field';
import { useNext } from '~/hooks/use-next';
import { type FormErrors, submitter, useRulesForm } from '~/hooks/use-rules-form';
import { useSnapshot } from '~/hooks/use-snapshot';
import { session, updateCheckout } from '~/session/store';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { TextInput } from '~/ui/text-input';
import { useTexts } from '~/ui/texts';
import { Tick } from '~/ui/tick';
import styles from './checkout.module.css';
import { roomName } from './room-name';

type Rooms = { readonly roomNumbers: readonly string[]; readonly roomNumber: string };

function errorsOf({ roomNumbers, roomNumber: typed }: Rooms, isListed: boolean): FormErrors {
  if (isListed) return roomNumbers.length > 0 ? [] : [['roomNumbers', 'validation.select']];
  const error = roomNumber(plainDigits(typed), true);
  return error ? [['roomNumber', error]] : [];
}

/** Tick boxes for the rooms that the hotel lists, at least one of them ticked; if it lists none, the guest types one. */
export function RoomNumber() {
  const { t } = useTexts();
  const { roomList } = useSnapshot((session) => session.checkout);
  const next = useNext('/checkout/room-number');
  const isListed = roomList.length > 0;
  const chosen = session().checkout?.rooms ?? [];
  const errorsOfRooms = (rooms: Rooms) => errorsOf(rooms, isListed);
  const form = useRulesForm<Rooms>({
    defaultValues: { roomNumbers: chosen, roomNumber: isListed ? '' : (chosen[0] ?? '') },
    errorsOf: errorsOfRooms,
  });
  const { roomNumbers } = form.watch();
  const { errors } = form.formState;
  const room = bindField(form, 'roomNumber', {
    mode: 'onTouched',
    normalise: plainDigits,
  });
  const submit = submitter(form, errorsOfRooms, (rooms) => {
    updateCheckout({ rooms: isListed ? rooms.roomNumbers : [plainDigits(rooms.roomNumber)] });
    next();
  });

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
          hint={roomList.length > 1 ? t('views.checkout.room_number_view.text') : undefined}
          error={errors.roomNumbers ? 'validation.select' : undefined}
          required
          group
        >
          {({ id: _, 'aria-required': __, ...control }) => (
            <div className={styles.rooms}>
              {roomList.map((listed) => (
                <Tick
                  key={listed}
                  name="roomNumbers"
                  value={listed}
                  label={roomName(listed, t)}
                  checked={roomNumbers.includes(listed)}
                  control={control}
                  onChange={(isTicked) =>
                    form.setValue(
                      'roomNumbers',
                      roomList.filter((one) => (one === listed ? isTicked : roomNumbers.includes(one))),
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
          error={room.error}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              {...inputProps(room)}
              clean={plainDigits}
              keyboard="digits"
              maxLength={10}
            />
          )}
        </Field>
      )}
    </Screen>
  );
}
