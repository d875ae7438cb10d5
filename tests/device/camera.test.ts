import { describe, expect, it, vi } from 'vitest';
import { hasCamera, onCamerasChange, openCamera } from '~/device/camera';
import { endVisit } from '~/session/visit';

class Track extends EventTarget {
  readyState = 'live';
  constructor(readonly settings: { readonly facingMode?: string; readonly deviceId?: string } = {}) {
    super();
  }
  getSettings() {
    return this.settings;
  }
  stop() {
    this.readyState = 'ended';
  }
}

const FRONT = { kind: 'videoinput', deviceId: 'front' };
const BACK = { kind: 'videoinput', deviceId: 'back' };
const THIRD = { kind: 'videoinput', deviceId: 'third' };
const SPEAKER = { kind: 'audiooutput', deviceId: 'speaker' };

class Devices extends EventTarget {
  constructor(
    readonly getUserMedia: (wanted: unknown) => Promise<unknown>,
    readonly found: readonly { readonly kind: string; readonly deviceId: string }[] = [FRONT],
  ) {
    super();
  }
  async enumerateDevices() {
    return this.found;
  }
}

const streamOf = (track: Track) => ({ getTracks: () => [track], getVideoTracks: () => [track] });

function tablet(getUserMedia: (wanted: unknown) => Promise<unknown>, found?: Devices['found']): Devices {
  const devices = new Devices(getUserMedia, found);
  vi.stubGlobal('navigator', { mediaDevices: devices });
  return devices;
}

const open = (signal = new AbortController().signal, onLost = () => {}, deviceId?: string) =>
  openCamera(signal, onLost, deviceId);

describe('a camera that does not open', () => {
  it.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'none'],
    ['OverconstrainedError', 'none'],
    ['NotReadableError', 'in-use'],
    ['AbortError', 'in-use'],
    ['NotSupportedError', 'unsupported'],
    ['NobodyKnowsError', 'in-use'],
  ])('%s: %s', async (name, problem) => {
    tablet(() => Promise.reject(new DOMException('no', name)));
    expect(await open()).toEqual({ ok: false, problem });
  });

  it.each([
    ['a browser that has none of it', () => vi.stubGlobal('navigator', {}), 'unsupported'],
    ['wishes that it cannot read', () => tablet(() => Promise.reject(new TypeError('no'))), 'unsupported'],
    ['something thrown that is no error', () => tablet(() => Promise.reject('no')), 'in-use'],
  ])('%s', async (_, prepare, problem) => {
    prepare();
    expect(await open()).toEqual({ ok: false, problem });
  });
});

describe('a camera that runs', () => {
  it.each([
    ['the one that looks at the guest, first', undefined, { facingMode: 'user' }],
    ['the one that is named', 'back', { deviceId: { exact: 'back' } }],
  ])('is %s, without sound', async (_, deviceId, which) => {
    const ask = vi.fn(async () => streamOf(new Track()));
    tablet(ask);
    await open(undefined, undefined, deviceId);
    expect(ask).toHaveBeenCalledExactlyOnceWith({ audio: false, video: expect.objectContaining(which) });
  });

  it.each([
    ['the only one', [FRONT, SPEAKER], 'front', undefined],
    ['the first of two', [FRONT, BACK], 'front', 'back'],
    ['the last of two', [FRONT, SPEAKER, BACK], 'back', 'front'],
    ['the second of three', [FRONT, BACK, SPEAKER, THIRD], 'back', 'third'],
    ['the last of three', [FRONT, BACK, SPEAKER, THIRD], 'third', 'front'],
    ['one of several whose names are kept secret', [{ ...FRONT, deviceId: '' }, BACK], 'back', undefined],
  ])('%s: which other there is', async (_, found, deviceId, other) => {
    tablet(async () => streamOf(new Track({ deviceId })), found);
    expect(await open()).toMatchObject({ ok: true, camera: { other } });
  });

  it.each([
    ['its view was left', (leaving: AbortController) => leaving.abort()],
    ['the visit ended', () => endVisit()],
  ])('stops at once when it comes after %s', async (_, end) => {
    const track = new Track();
    let answer: (stream: unknown) => void = () => {};
    const late = new Promise((resolve) => {
      answer = resolve;
    });
    tablet(() => late);
    const leaving = new AbortController();
    const opening = open(leaving.signal);
    end(leaving);
    answer(streamOf(track));
    expect(await opening).toMatchObject({ ok: false });
    expect(track.readyState).toBe('ended');
  });
});

it.each([
  ['its view is left', (leaving: AbortController) => leaving.abort()],
  ['the visit ends', () => endVisit()],
])('a camera that runs stops when %s', async (_, end) => {
  const track = new Track();
  tablet(async () => streamOf(track));
  const leaving = new AbortController();
  expect(await open(leaving.signal)).toMatchObject({ ok: true });
  expect(track.readyState).toBe('live');
  end(leaving);
  expect(track.readyState).toBe('ended');
});

describe('whether there is a camera', () => {
  it.each([
    ['one', [SPEAKER, FRONT], true],
    ['a speaker alone', [SPEAKER], false],
    ['nothing', [], false],
  ])('%s', async (_, found, expected) => {
    tablet(() => Promise.reject(new Error('not asked')), found);
    expect(await hasCamera()).toBe(expected);
  });

  it('a browser without any', async () => {
    vi.stubGlobal('navigator', {});
    expect(await hasCamera()).toBe(false);
    expect(onCamerasChange(() => {})).not.toThrow();
  });

  it('is told again for a new one, until the screen stops asking', () => {
    const changed = vi.fn();
    const devices = tablet(() => Promise.reject(new Error('not asked')));
    const forget = onCamerasChange(changed);
    devices.dispatchEvent(new Event('devicechange'));
    expect(changed).toHaveBeenCalledOnce();
    forget();
    devices.dispatchEvent(new Event('devicechange'));
    expect(changed).toHaveBeenCalledOnce();
  });
});
