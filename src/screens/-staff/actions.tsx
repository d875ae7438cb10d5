import { canInstall, install } from '~/device/staff/install';
import { takeUpdate } from '~/device/staff/take-update';
import type { StaffTexts } from '~/i18n/staff/texts';
import { ActionRow } from './action-row';

/** What staff can do about the tablet. */
export function Actions({
  texts: { actions },
  reloadBundle,
}: {
  readonly texts: StaffTexts;
  readonly reloadBundle: () => Promise<boolean>;
}) {
  return (
    <>
      <ActionRow
        action="install"
        name={actions.install}
        refusal={canInstall() ? undefined : actions.noOffer}
        run={async () => ((await install()) ? actions.installed : actions.notInstalled)}
      />
      <ActionRow
        action="update"
        name={actions.update}
        run={async () => ((await takeUpdate()) ? actions.updated : actions.noShell)}
      />
      <ActionRow
        action="reload-settings"
        name={actions.reload}
        run={async () => ((await reloadBundle()) ? actions.reloaded : actions.notReloaded)}
      />
    </>
  );
}
