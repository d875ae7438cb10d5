import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { newFolder } from './support/folder.ts';

const FILES = ['pin-images.sh', 'Containerfile', 'compose.yaml', 'compose.store.yaml'] as const;
const IMAGE = /docker\.io\/\S+/gu;

let folder: string;
beforeEach(() => {
  folder = newFolder();
  for (const file of FILES) cpSync(join('kiosk/deploy', file), join(folder, file));
});

const images = () =>
  FILES.slice(1).flatMap((file) => readFileSync(join(folder, file), 'utf8').match(IMAGE) ?? []);

/** Pins with a registry that gives one digest for every image. */
function pin(digest: string) {
  writeFileSync(join(folder, 'skopeo'), `#!/bin/sh\necho '${digest}'\n`);
  chmodSync(join(folder, 'skopeo'), 0o755);
  return spawnSync('sh', [join(folder, 'pin-images.sh')], {
    env: { PATH: `${folder}${delimiter}${process.env.PATH}` },
    encoding: 'utf8',
  });
}

describe('the images of the containers', () => {
  it('are named by an exact version of a Node that is maintained', () => {
    const nodes = images().filter((image) => image.includes('/node:'));
    expect(nodes).toEqual([expect.stringMatching(/node:24\.\d+\.\d+-trixie-slim(@sha256:[0-9a-f]{64})?$/u)]);
  });

  it('get the digest of the day, once and again', () => {
    for (const digit of ['a', 'b']) {
      const digest = `sha256:${digit.repeat(64)}`;
      expect(pin(digest).status).toBe(0);
      expect(images().length).toBeGreaterThan(3);
      expect(
        images().filter((image) => !/^[^@]+:[^@]+@sha256:/u.test(image) || !image.endsWith(digest)),
      ).toEqual([]);
    }
  });

  it.each(['', 'sha256:abc', 'not found'])('stay as they are where the registry answers %j', (answer) => {
    const before = images();
    expect(pin(answer).status).toBe(1);
    expect(images()).toEqual(before);
  });
});
