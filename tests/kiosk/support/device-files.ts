import { readFileSync } from 'node:fs';

/** A file for a device: `ipad/web-clip.mobileconfig`. */
export const deviceFile = (path: string): string => readFileSync(`kiosk/tablets/devices/${path}`, 'utf8');

/**
 * Parses XML.
 * @throws where it is not well-formed
 */
export function parseXml(text: string): Document {
  const parsed = new DOMParser().parseFromString(text, 'application/xml');
  const [problem] = parsed.getElementsByTagName('parsererror');
  if (problem) throw new Error(`not well-formed: ${problem.textContent}`);
  return parsed;
}

/** A value of a property list; data as its bytes. */
export type PlistValue = string | number | boolean | Buffer | readonly PlistValue[] | PlistDict;
/** A dictionary of a property list. */
export interface PlistDict {
  readonly [key: string]: PlistValue;
}

/**
 * Reads a property list as strictly as `plutil -lint`: known elements only, a value after each key, no key twice.
 * @throws where it is none
 */
export function readPlist(text: string): PlistDict {
  const parsed = parseXml(text);
  const { documentElement: root, doctype } = parsed;
  if (doctype?.publicId !== '-//Apple//DTD PLIST 1.0//EN')
    throw new Error('no document type of a property list');
  if (root.tagName !== 'plist' || root.getAttribute('version') !== '1.0') throw new Error('no property list');
  const [top, ...more] = root.children;
  if (top?.tagName !== 'dict' || more.length > 0) throw new Error('not one dictionary');
  return dictOf(top);
}

function dictOf(element: Element): PlistDict {
  const parts = [...element.children];
  const dict: Record<string, PlistValue> = {};
  for (let index = 0; index < parts.length; index += 2) {
    const [key, value] = [parts[index], parts[index + 1]];
    if (key?.tagName !== 'key' || value === undefined) throw new Error('a key without a value');
    const name = key.textContent ?? '';
    if (Object.hasOwn(dict, name)) throw new Error(`${name} twice`);
    dict[name] = plistValue(value);
  }
  return dict;
}

function plistValue(element: Element): PlistValue {
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
      if (!/^-?\d+$/u.test(text)) throw new Error(`no integer: ${text}`);
      return Number(text);
    case 'data':
      if (!/^[A-Za-z0-9+/\s]+={0,2}\s*$/u.test(text)) throw new Error('no base64');
      return Buffer.from(text, 'base64');
    default:
      throw new Error(`no element of a property list: ${element.tagName}`);
  }
}
