import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { Panel } from '~/features/staff/panel';
import type { StaffActions } from '~/features/staff/row';
import { ja } from '~/i18n/staff/ja';
import { until } from '../../../kiosk/guest/hands';
import type { Tablet } from './open-tablet';

/** Shows a part of the app beside the screen until the test ends. @returns removes it earlier */
export function shows(part: ReturnType<typeof createElement>): () => void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(part);
  const leave = () => {
    root.unmount();
    place.remove();
  };
  onTestFinished(leave);
  return leave;
}

/** The staff panel's acts on this tablet, without any effect. */
export const staffActions = ({ router }: Pick<Tablet, 'router'>): StaffActions => ({
  goHome: async () => {},
  reloadSettings: async () => true,
  takeUpdate: async () => true,
  openServices: router.options.context.openServices,
});

/** Shows the staff panel in Japanese, as after the PIN. @returns closes it */
export async function showsStaffPanel(tablet: Tablet): Promise<() => void> {
  const actions = staffActions(tablet);
  const close = shows(createElement(Panel, { texts: ja, actions, onClose: () => {} }));
  await until('panel', () => document.querySelector('[data-staff="panel"]'));
  return close;
}
