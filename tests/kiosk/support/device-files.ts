import { readFileSync } from 'node:fs';

export const deviceFile = (path: string): string => readFileSync(`kiosk/tablets/devices/${path}`, 'utf8');

export function parseXml(text: string): Document {
  const parsed = new DOMParser().parseFromString(text, 'application/xml');
  const [problem] = parsed.getElementsByTagName('parsererror');
  if (problem) throw new Error(`not well-formed: ${problem.textContent}`);
  return parsed;
}

/** Reads a property list strictly, data as bytes. @throws for an invalid one */
export function readPlist(text: string): Readonly<Record<string, unknown>> {
  const { documentElement: root, doctype } = parseXml(text);
  const [top, ...more] = root.children;
  if (doctype?.publicId !== '-//Apple//DTD PLIST 1.0//EN' || top?.tagName !== 'dict' || more.length > 0)
    throw new Error('no property list of one dictionary');
  return dictOf(top);
}

function dictOf(element: Element): Readonly<Record<string, unknown>> {
  const parts = [...element.children];
  const dict: Record<string, unknown> = {};
  for (let index = 0; index < parts.length; index += 2) {
    const [key, value] = [parts[index], parts[index + 1]];
    const name = key?.textContent ?? '';
    if (key?.tagName !== 'key' || value === undefined || Object.hasOwn(dict, name))
      throw new Error(`no key with one value: ${name}`);
    dict[name] = plistValue(value);
  }
  return dict;
}

function plistValue(element: Element): unknown {
  const text = element.textContent ?? '';
  switch (element.tagName) {
    case 'dict':
      return dictOf(element);
    case 'array':
      return [...element.children].map(plistValue);
    case 'string':
      return text;
    case 'true':
    case 'false':
      return element.tagName === 'true';
    case 'integer':
      return Number(text);
    case 'data':
      return Buffer.from(text, 'base64');
    default:
      throw new Error(`no element of a property list: ${element.tagName}`);
  }
}

/** The policies of Edge or Windows in a registry file. @throws for any other line */
export function policiesOfRegistry(text: string): Readonly<Record<string, unknown>> {
  const [head, ...lines] = text.trimEnd().split(/\r?\n/u);
  if (head !== 'Windows Registry Editor Version 5.00') throw new Error('no file of the registry');
  const policies: Record<string, unknown> = {};
  let list: string[] | undefined;
  for (const line of lines.filter((line) => line !== '')) {
    const key =
      /^\[HKEY_LOCAL_MACHINE\\SOFTWARE\\Policies\\Microsoft\\(?:Edge(?:\\(\w+))?|InputPersonalization|Windows\\System)\]$/u.exec(
        line,
      );
    const [, name = '', number, word] = /^"(\w+)"=(?:dword:([0-9a-f]{8})|"(.*)")$/u.exec(line) ?? [];
    if (key?.[1] !== undefined) policies[key[1]] = list = [];
    else if (name === '' && key === null) throw new Error(`no line of a policy: ${line}`);
    else if (list !== undefined && word !== undefined) list.push(word);
    else if (key === null) policies[name] = word ?? Number(`0x${number}`);
  }
  return policies;
}
