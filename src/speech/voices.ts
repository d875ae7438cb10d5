import type { Language } from '~/domain/languages';
import { within } from '~/platform/within';

/** How long a browser may take to load its voices, in ms. Some load them when they are first asked for. */
const VOICES_MS = 3000;

/** Words in the names of voices that makers sell as their better ones. */
const BETTER = /natural|neural|premium|enhanced|siri/i;
/** Voices of the smallest synthesiser, which is hard to understand in some languages. */
const LAST_RESORT = /espeak/i;

/** A language as voices are compared by it: Chinese voices are told apart by their script, and by nothing else. */
function tongue(lang: string): string {
  try {
    const { language, script } = new Intl.Locale(
      lang.replaceAll('_', '-').replace(/^cmn\b/, 'zh'),
    ).maximize();
    return language === 'zh' ? `zh-${script}` : language;
  } catch {
    return '';
  }
}

const worth = ({ name, default: isDefault }: SpeechSynthesisVoice): number =>
  (BETTER.test(name) ? 4 : 0) + (LAST_RESORT.test(name) ? 0 : 2) + (isDefault ? 1 : 0);

/**
 * The best voice for a language. Only voices of the tablet itself: the others send what they say to a stranger's server.
 */
export function voiceFor(
  lang: string,
  voices: readonly SpeechSynthesisVoice[],
): SpeechSynthesisVoice | undefined {
  const wanted = tongue(lang);
  return voices
    .filter((voice) => voice.localService && tongue(voice.lang) === wanted)
    .sort((one, other) => worth(other) - worth(one))[0];
}

type Voices = Pick<SpeechSynthesis, 'getVoices' | 'addEventListener'>;

/** Browsers whose voices were asked for: a browser without any is waited for once. */
const asked = new WeakMap<Voices, Promise<void>>();

/** Resolves when the browser has loaded its voices, or has none in time. */
export function voicesLoaded(synthesis: Voices): Promise<void> {
  const loading = asked.get(synthesis) ?? waitForVoices(synthesis);
  asked.set(synthesis, loading);
  return loading;
}

async function waitForVoices(synthesis: Voices): Promise<void> {
  if (synthesis.getVoices().length > 0) return;
  const loaded = new Promise<void>((resolve) => {
    synthesis.addEventListener('voiceschanged', () => resolve(), { once: true });
  });
  await within(loaded, () => undefined, VOICES_MS);
}

/** The languages that cannot be spoken on this tablet. */
export async function voiceless(
  languages: readonly Language[],
  synthesis: Voices | null = window.speechSynthesis ?? null,
): Promise<readonly Language[]> {
  if (synthesis) await voicesLoaded(synthesis);
  return languages.filter((lang) => !voiceFor(lang, synthesis?.getVoices() ?? []));
}
