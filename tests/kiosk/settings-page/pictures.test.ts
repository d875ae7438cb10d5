import { expect, it } from 'vitest';
import { readConfig } from '~/config/read';
import { withDefaults, withoutDefaults } from '../../../kiosk/settings-page/page/differences.ts';
import {
  addressOf,
  nameFor,
  PICTURE_PLACES,
  withPicture,
} from '../../../kiosk/settings-page/page/picture-places.ts';
import { PICTURE } from '../../../kiosk/settings-page/server/tenant.ts';
import { readProjectFile, sourceFiles } from '../../support/source.ts';

const place = (id: string) => {
  const found = PICTURE_PLACES.find((one) => one.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};

it.each([
  ['checkin', 'image/jpeg', 'checkin.png'],
  ['checkin', 'image/svg+xml', undefined],
  ['logo', 'image/svg+xml', 'logo.svg'],
  ['logo', 'image/png', 'logo.svg'],
  ['attract', 'image/webp', 'attract.webp'],
  ['attract', 'video/mp4', undefined],
])('a picture dropped for %s of %s is called %s', (id, type, name) => {
  expect(nameFor(place(id), type)).toBe(name);
  if (name !== undefined) expect(name).toMatch(PICTURE);
});

it.each([
  ['attract', 'attract.webp', { assets: { attract: '/data/attract.webp' } }],
  ['logo', 'logo.svg', { display: { use_full_logo: true } }],
])('the settings say of %s that it is there, and no longer when it is taken out', (id, name, settings) => {
  const usual = withDefaults({});
  const named = withPicture(usual, place(id), name);
  expect(withoutDefaults(named)).toEqual(settings);
  expect(readConfig(withoutDefaults(named))).toMatchObject({ ok: true, unknown: [] });
  expect(addressOf(place(id), named)).toBe(`/data/${name}`);
  expect(withoutDefaults(withPicture(named, place(id), undefined))).toEqual({ system: 'legacy' });
});

it('every picture that the app asks for by name has a place', () => {
  const asked = sourceFiles('src').flatMap(({ text }) => text.match(/(?<=assets\.?\w*\}\/)[\w.]+/gu) ?? []);
  const places = PICTURE_PLACES.flatMap(({ file }) => (file === undefined ? [] : [file]));
  expect([...new Set(asked)].toSorted()).toEqual(places.toSorted());
  const schema: unknown = JSON.parse(readProjectFile('public/config.schema.json'));
  for (const { setting } of PICTURE_PLACES)
    if (setting !== undefined) expect(schema).toHaveProperty(`properties.assets.properties.${setting.key}`);
});
