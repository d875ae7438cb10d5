import { useMemo } from 'react';
import { PREFECTURE_REGIONS, type PrefectureRegionId, prefectureName } from '~/domain/prefectures';
import type { TextKey } from '~/i18n/keys';
import type { ControlProps } from '~/ui/field';
import { Picker } from '~/ui/picker';
import { useTexts } from '~/ui/texts';

const REGION_NAMES: Readonly<Record<PrefectureRegionId, TextKey>> = {
  'hokkaido-tohoku': 'views.checkin.input_representative_view.regions.hokkaido_tohoku',
  kanto: 'views.checkin.input_representative_view.regions.kanto',
  chubu: 'views.checkin.input_representative_view.regions.chubu',
  kinki: 'views.checkin.input_representative_view.regions.kinki',
  'chugoku-shikoku': 'views.checkin.input_representative_view.regions.chugoku_shikoku',
  'kyushu-okinawa': 'views.checkin.input_representative_view.regions.kyushu_okinawa',
  other: 'views.checkin.input_representative_view.regions.other',
};

const NAMES = 'views.checkin.input_representative_view.prefecture_names' satisfies TextKey;

/** Picks a prefecture; grouped by region in the order of Japanese address forms. The value is the Japanese name. */
export function PrefecturePicker(props: {
  readonly name: string;
  readonly title: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly control: ControlProps;
}) {
  const { t } = useTexts();
  const groups = useMemo(
    () =>
      PREFECTURE_REGIONS.map(({ id, names }) => ({
        heading: t(REGION_NAMES[id]),
        items: names.map((value) => ({ value, label: prefectureName(value, t(NAMES)) })),
      })),
    [t],
  );
  return <Picker {...props} groups={groups} />;
}
