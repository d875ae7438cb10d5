import { Icon, type IconProps } from './icons';

// Not in `icons.tsx`, which home loads.

export const ChevronDownIcon = (props: IconProps) => <Icon {...props} d="m5 9 7 7 7-7" />;
export const UndoIcon = (props: IconProps) => (
  <Icon {...props} d="M8.5 4.5 4 9l4.5 4.5M4 9h10.25a5.25 5.25 0 0 1 0 10.5H9" />
);
export const SearchIcon = (props: IconProps) => (
  <Icon {...props} d="M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5 5" />
);
export const FileIcon = (props: IconProps) => (
  <Icon {...props} d="M13 3H5.5v18h13V8.5L13 3Zm0 0v5.5h5.5M9 13h6m-6 4h6" />
);
export const PersonIcon = (props: IconProps) => (
  <Icon {...props} d="M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.4-3.9 3.4-6 7.5-6s7.1 2.1 7.5 6" />
);
export const ChildIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 16a5 5 0 1 0 0-10 5 5 0 0 0 0 10Zm0-10c-.4-1.5.4-2.6 2-2.75M5.5 21.25c.6-1.9 3-2.75 6.5-2.75s5.9.85 6.5 2.75"
  />
);
export const PenIcon = (props: IconProps) => (
  <Icon {...props} d="m4.5 16.5 1-4.25L14.25 3.5l3.25 3.25-8.75 8.75-4.25 1ZM12 5.75 15.25 9M4.5 20.5h15" />
);
export const EditIcon = (props: IconProps) => (
  <Icon {...props} d="M11.5 4.5h-7v15h15v-7m-10 2 .75-3.25 7.5-7.5 2.5 2.5-7.5 7.5L9.5 14.5Z" />
);
/** Filled, so that it stays round at every size. */
const Dot = ({ cx = 12, cy }: { cx?: number; cy: number }) => (
  <circle cx={cx} cy={cy} r={1.1} fill="currentColor" stroke="none" />
);
export const AlertIcon = (props: IconProps) => (
  <Icon {...props} d="M12 3.75 21.5 20h-19L12 3.75ZM12 10v4.25">
    <Dot cy={17} />
  </Icon>
);
export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11.25v5.25" />
    <Dot cy={7.75} />
  </Icon>
);
export const CameraIcon = (props: IconProps) => (
  <Icon {...props} d="M3 7.5h4.25L9 4.5h6l1.75 3H21v12H3v-12Z">
    <circle cx="12" cy="13" r="3.5" />
  </Icon>
);
export const SwitchIcon = (props: IconProps) => (
  <Icon {...props} d="M4 11a8 8 0 0 1 14.25-4L20.5 9.5m0-5v5h-5M20 13a8 8 0 0 1-14.25 4L3.5 14.5m0 5v-5h5" />
);
export const CardIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="2.5" y="5" width="19" height="14" rx="2" />
    <path d="M2.5 9.75h19M6.5 15h4" />
  </Icon>
);
