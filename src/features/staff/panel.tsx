import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { StaffTexts } from '~/i18n/staff/staff-texts';
import { Button } from '~/ui/button';
import { Actions } from './actions';
import { Devices } from './devices';
import { ExitCheck } from './exit-check';
import { Network } from './network';
import styles from './panel.module.css';
import type { StaffActions } from './staff-actions';
import { Tablet } from './tablet';

/** The staff panel: the tablet's state and the actions on it. It covers the whole screen. */
export function Panel({
  texts,
  actions,
  onClose,
}: {
  readonly texts: StaffTexts;
  readonly actions: StaffActions;
  readonly onClose: () => void;
}) {
  const { panel, close } = texts;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      lang={texts.lang}
      aria-labelledby={id}
      data-staff="panel"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {panel.title}
        </h2>
        <p className={styles.leaves}>{panel.leaves}</p>
        <Button action="close-panel" onPress={onClose}>
          {close}
        </Button>
      </div>
      <div className={styles.body}>
        <div className={styles.sections}>
          <Section name={panel.tablet}>
            <Tablet texts={texts} />
          </Section>
          <Section name={panel.devices}>
            <Devices texts={texts} />
          </Section>
          <Section name={panel.actions}>
            <Actions texts={texts} actions={actions} />
          </Section>
          <Section name={panel.network}>
            <Network texts={texts} openServices={actions.openServices} />
          </Section>
          <Section name={panel.drill}>
            <ExitCheck texts={texts} />
          </Section>
        </div>
      </div>
    </dialog>
  );
}

function Section({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3>{name}</h3>
      {children}
    </section>
  );
}
