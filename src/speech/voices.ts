import type { Language } from '~/domain/languages';

/** Longest waits of a report and of a guest for voices, in ms. Some browsers load them when first asked. */
const REPORT_MS = 3000;
const GUEST_MS = 30_000;
/** Interval of looks for voices, in ms: not every browser tells when they have come. */
const LOOK_MS = 250;

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

type Voices = Pick<SpeechSynthesis, 'getVoices'>;

/** Browsers whose voices were reported: a browser without any is waited for once. */
const reported = new WeakMap<Voices, Promise<void>>();

/** Resolves when the browser has loaded its voices, or has none in time. */
export async function voicesLoaded(synthesis: Voices, longestMs = GUEST_MS): Promise<void> {
  for (let waitedMs = 0; waitedMs < longestMs && synthesis.getVoices().length === 0; waitedMs += LOOK_MS)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
}

/** The languages that cannot be spoken on this tablet. */
export async function voiceless(
  languages: readonly Language[],
  synthesis: Voices | null = window.speechSynthesis ?? null,
): Promise<readonly Language[]> {
  if (synthesis) {
    const loading = reported.get(synthesis) ?? voicesLoaded(synthesis, REPORT_MS);
    reported.set(synthesis, loading);
    await loading;
  }
  return languages.filter((lang) => !voiceFor(lang, synthesis?.getVoices() ?? []));
}
