import { canInstall, install } from '~/device/staff/install';
import type { StaffTexts } from '~/i18n/staff/staff-texts';
import { ActionRow } from './action-row';
import type { StaffActions } from './staff-actions';

/** The actions that staff can run on the tablet. */
export function Actions({
  texts: { actions: texts },
  actions: { takeUpdate, reloadSettings },
}: {
  readonly texts: StaffTexts;
  readonly actions: StaffActions;
}) {
  return (
    <>
      <ActionRow
        action="install"
        name={texts.install}
        refusal={canInstall() ? undefined : texts.noOffer}
        run={async () => ((await install()) ? texts.installed : texts.notInstalled)}
      />
      <ActionRow
        action="update"
        name={texts.update}
        run={async () => ((await takeUpdate()) ? texts.updated : texts.noShell)}
      />
      <ActionRow
        action="reload-settings"
        name={texts.reload}
        run={async () => ((await reloadSettings()) ? texts.reloaded : texts.notReloaded)}
      />
    </>
  );
}
