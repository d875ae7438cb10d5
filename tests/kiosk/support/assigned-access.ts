/** The namespaces of Assigned Access, by the prefixes that Microsoft's schema gives them. */
const PREFIXES: Readonly<Record<string, string>> = {
  'http://schemas.microsoft.com/AssignedAccess/2017/config': '',
  'http://schemas.microsoft.com/AssignedAccess/201810/config': 'rs5:',
  'http://schemas.microsoft.com/AssignedAccess/2020/config': 'v3:',
  'http://schemas.microsoft.com/AssignedAccess/2021/config': 'v4:',
  'http://schemas.microsoft.com/AssignedAccess/2022/config': 'v5:',
};

interface Shape {
  /** The names of its children, in their order. */
  readonly children?: RegExp;
  readonly required?: readonly string[];
  readonly optional?: readonly string[];
}

/** The elements of a kiosk with one app; from Microsoft's "Assigned Access XML Schema Definition (XSD)", 8 April 2024. */
const SHAPES: Readonly<Record<string, Shape>> = {
  AssignedAccessConfiguration: { children: /^(Profiles Configs|Configs Profiles)$/u },
  Profiles: { children: /^Profile( Profile)*$/u },
  Profile: { children: /^KioskModeApp( v4:BreakoutSequence)?$/u, required: ['Id'], optional: ['Name'] },
  KioskModeApp: { optional: ['AppUserModelId', 'v4:ClassicAppPath', 'v4:ClassicAppArguments'] },
  'v4:BreakoutSequence': { required: ['Key'] },
  Configs: { children: /^(v3:GlobalProfile )?(Config( Config)*)?$/u },
  Config: { children: /^(Account|AutoLogonAccount|UserGroup|SpecialGroup) DefaultProfile$/u },
  Account: {},
  AutoLogonAccount: { optional: ['HiddenId', 'rs5:DisplayName'] },
  DefaultProfile: { required: ['Id'] },
};
const XMLNS = 'http://www.w3.org/2000/xmlns/';

const nameOf = ({ namespaceURI, localName }: Element | Attr): string =>
  `${namespaceURI === null ? '' : (PREFIXES[namespaceURI] ?? `${namespaceURI} `)}${localName}`;

/** What an element and those in it have that the schema does not allow, in sentences; none where they are valid. */
export function breachesOf(element: Element): readonly string[] {
  const name = nameOf(element);
  const shape = Object.hasOwn(SHAPES, name) ? SHAPES[name] : undefined;
  if (shape === undefined) return [`${name} is no element of the schema`];
  const { children = /^$/u, required = [], optional = [] } = shape;
  const attributes = [...element.attributes].filter(({ namespaceURI }) => namespaceURI !== XMLNS).map(nameOf);
  const inside = [...element.children];
  const order = inside.map(nameOf).join(' ');
  return [
    ...(children.test(order) ? [] : [`${name} holds: ${order}`]),
    ...required.filter((one) => !attributes.includes(one)).map((one) => `${name} has no ${one}`),
    ...attributes
      .filter((one) => ![...required, ...optional].includes(one))
      .map((one) => `${name} has ${one}`),
    ...inside.flatMap(breachesOf),
  ];
}
