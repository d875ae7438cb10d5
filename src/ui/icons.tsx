import type { ReactNode } from 'react';

export interface IconProps {
  /** Width and height in CSS px. */
  size?: number | undefined;
  className?: string | undefined;
}

/**
 * The shared frame: a 24-unit drawing in the colour of the text around it. Icons only accompany words, so
 * they are hidden from assistive technology; a button that shows an icon alone needs its own label.
 */
function Icon({ size = 28, className, d, children }: IconProps & { d?: string; children?: ReactNode }) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {d && <path d={d} />}
      {children}
    </svg>
  );
}

export const BackIcon = (props: IconProps) => <Icon {...props} d="M19.5 12h-15M11 5.5 4.5 12l6.5 6.5" />;
export const CheckIcon = (props: IconProps) => <Icon {...props} d="m4.5 12.8 4.9 4.9L19.5 7" />;
export const CloseIcon = (props: IconProps) => <Icon {...props} d="m5.5 5.5 13 13m0-13-13 13" />;
export const ChevronRightIcon = (props: IconProps) => <Icon {...props} d="m9 5 7 7-7 7" />;
export const ChevronDownIcon = (props: IconProps) => <Icon {...props} d="m5 9 7 7 7-7" />;
export const UndoIcon = (props: IconProps) => (
  <Icon {...props} d="M8.5 4.5 4 9l4.5 4.5M4 9h10.25a5.25 5.25 0 0 1 0 10.5H9" />
);
export const SearchIcon = (props: IconProps) => (
  <Icon {...props} d="M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5 5" />
);
export const HomeIcon = (props: IconProps) => (
  <Icon {...props} d="m3 11.5 9-8 9 8M5.5 9.5v11h13v-11M9.5 20.5V14h5v6.5" />
);
export const FileIcon = (props: IconProps) => (
  <Icon {...props} d="M13 3H5.5v18h13V8.5L13 3Zm0 0v5.5h5.5M9 13h6m-6 4h6" />
);
/** The bell on the front desk. */
export const BellIcon = (props: IconProps) => (
  <Icon {...props} d="M3.5 19.5h17M5 16.5a7 7 0 0 1 14 0H5ZM12 9.5V6.25M10 6.25h4" />
);
export const PersonIcon = (props: IconProps) => (
  <Icon {...props} d="M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.4-3.9 3.4-6 7.5-6s7.1 2.1 7.5 6" />
);
/** A person with a large head, low shoulders and a tuft of hair. */
export const ChildIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 16a5 5 0 1 0 0-10 5 5 0 0 0 0 10Zm0-10c-.4-1.5.4-2.6 2-2.75M5.5 21.25c.6-1.9 3-2.75 6.5-2.75s5.9.85 6.5 2.75"
  />
);
export const PhoneIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M8.6 3.5H5.2a1.7 1.7 0 0 0-1.7 1.9c.8 8 7.1 14.3 15.1 15.1a1.7 1.7 0 0 0 1.9-1.7v-3.4l-4.6-1.7-1.9 2.3a13.5 13.5 0 0 1-6-6l2.3-1.9L8.6 3.5Z"
  />
);
/** Writing by hand: a pen above a line. Used for the signature. */
export const PenIcon = (props: IconProps) => (
  <Icon {...props} d="m4.5 16.5 1-4.25L14.25 3.5l3.25 3.25-8.75 8.75-4.25 1ZM12 5.75 15.25 9M4.5 20.5h15" />
);
/** Mending what was entered: a pencil in a frame. */
export const EditIcon = (props: IconProps) => (
  <Icon {...props} d="M11.5 4.5h-7v15h15v-7m-10 2 .75-3.25 7.5-7.5 2.5 2.5-7.5 7.5L9.5 14.5Z" />
);
/** Only the shape; the turning is the style sheet's business. */
export const SpinnerIcon = (props: IconProps) => <Icon {...props} d="M20.5 12A8.5 8.5 0 1 1 12 3.5" />;

/** The dot of an exclamation mark or an i: filled, so that it stays round at every size. */
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

export const GlobeIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <ellipse cx="12" cy="12" rx="4" ry="9" />
    <path d="M3 12h18" />
  </Icon>
);

export const CardIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="2.5" y="5" width="19" height="14" rx="2" />
    <path d="M2.5 9.75h19M6.5 15h4" />
  </Icon>
);

export const WifiOffIcon = (props: IconProps) => (
  <Icon {...props} d="M2.8 9.3a13 13 0 0 1 18.4 0M6.7 13.2a7.5 7.5 0 0 1 6.4-2.1m3.4 3.4 5 5m0-5-5 5">
    <Dot cx={11.5} cy={18.5} />
  </Icon>
);
