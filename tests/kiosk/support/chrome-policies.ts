import * as z from 'zod';

/** Lists of addresses, as Chromium's policies write them. */
const addresses = z.array(z.string());
/** Content settings: 1 allows, 2 blocks, 3 asks. */
const contentSetting = z.union([z.literal(1), z.literal(2), z.literal(3)]);

const webRtcHandling = z.enum([
  'default',
  'default_public_and_private_interfaces',
  'default_public_interface_only',
  'disable_non_proxied_udp',
]);

/** The policies of Chromium, and of Edge, that the files for devices use; from the policy list of Chrome Enterprise. */
export const browserPolicies = z
  .strictObject({
    URLBlocklist: addresses,
    URLAllowlist: addresses,
    VideoCaptureAllowed: z.boolean(),
    VideoCaptureAllowedUrls: addresses,
    AudioCaptureAllowed: z.boolean(),
    DefaultGeolocationSetting: contentSetting,
    DefaultNotificationsSetting: contentSetting,
    DefaultPopupsSetting: contentSetting,
    DefaultClipboardSetting: contentSetting,
    // 2 connects to nothing ahead of its use.
    NetworkPredictionOptions: z.int().min(0).max(2),
    WebRtcIPHandling: webRtcHandling,
    // What Edge calls the same.
    WebRtcLocalhostIpHandling: webRtcHandling,
    // 3 forbids all.
    DownloadRestrictions: z.int().min(0).max(4),
    AllowFileSelectionDialogs: z.boolean(),
    PrintingEnabled: z.boolean(),
    // 2 forbids them.
    DeveloperToolsAvailability: z.int().min(0).max(2),
    IncognitoModeAvailability: z.int().min(0).max(2),
    PasswordManagerEnabled: z.boolean(),
    AutofillAddressEnabled: z.boolean(),
    AutofillCreditCardEnabled: z.boolean(),
    TranslateEnabled: z.boolean(),
    SpellcheckEnabled: z.boolean(),
    HideFirstRunExperience: z.boolean(),
  })
  .partial();

/**
 * The policies in a file of the Windows registry. Numbers 0 and 1 of policies that are on or off become booleans.
 * @throws where a line is none of a registry file
 */
export function policiesOfRegistry(text: string, root: string): Readonly<Record<string, unknown>> {
  const [head, ...lines] = text.trimEnd().split(/\r?\n/u);
  if (head !== 'Windows Registry Editor Version 5.00') throw new Error('no file of the registry');
  const policies: Record<string, unknown> = {};
  let list: string[] | undefined;
  for (const line of lines.filter((line) => line !== '')) {
    const key = /^\[(.+)\]$/u.exec(line)?.[1];
    const [, name = '', number, word] = /^"(\w+)"=(?:dword:([0-9a-f]{8})|"(.*)")$/u.exec(line) ?? [];
    if (key === root) list = undefined;
    else if (key?.startsWith(`${root}\\`)) policies[key.slice(root.length + 1)] = list = [];
    else if (list !== undefined && word !== undefined && name === `${list.length + 1}`) list.push(word);
    else if (list === undefined && word !== undefined) policies[name] = word;
    else if (list === undefined && number !== undefined)
      policies[name] = numberOf(name, Number(`0x${number}`));
    else throw new Error(`no line of a policy: ${line}`);
  }
  return policies;
}

const numberOf = (name: string, value: number): number | boolean =>
  browserPolicies.safeParse({ [name]: value }).success ? value : value === 1;
