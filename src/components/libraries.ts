import { nextTask } from '~/device/next-task';

let ran: Promise<void> | undefined;

/**
 * Runs the libraries of what comes after home, once, each in a task of its own: together they would keep a touch on a slow
 * tablet waiting for a tenth of a second and more. A screen that is wanted sooner runs them itself, and so does what needs one
 * that could not be loaded now.
 */
export function runLibraries(): Promise<void> {
  ran ??= run().catch(console.warn);
  return ran;
}

async function run(): Promise<void> {
  await import('~/domain/zod-alone');
  await nextTask();
  await import('~/i18n/translator');
  await nextTask();
  await import('~/flow/admission');
  await nextTask();
  await import('~/ui/hotel-html');
  await nextTask();
}
