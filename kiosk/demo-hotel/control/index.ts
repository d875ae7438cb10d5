import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { z } from 'zod';
import { languageOf } from '../../server/staff-language.ts';
import type { NodeEnv } from '../apply-fault.ts';
import { CALL_NAMES, type Hotel } from '../front-desk.ts';
import { moveForward, waitingGuests } from '../queue.ts';
import { redact } from '../redact.ts';
import { Refusal } from '../refusal.ts';
import type { Situation } from '../situation.ts';
import { findSituation } from '../situations.ts';
import { addChange } from './change.ts';
import { readFault } from './fault-input.ts';
import { controlPage } from './page.ts';
import { startPage } from './situation-list.ts';

const STYLE = readFileSync(new URL('./control.css', import.meta.url), 'utf8');
/** The build replaces each line by the script's text. */
const SCRIPTS = {
  'control.js': readFileSync(new URL('./control.js', import.meta.url), 'utf8'),
  'tablet.js': readFileSync(new URL('./tablet.js', import.meta.url), 'utf8'),
  'start.js': readFileSync(new URL('./start.js', import.meta.url), 'utf8'),
};

const nextInput = z.strictObject({ visit: z.number().int().optional() });
const clearInput = z.strictObject({ call: z.string().optional() });
const situationInput = z.strictObject({ id: z.string() });

/** The control page for staff at `/demo/`, and JSON for robots below `/demo/api/`. */
export function createControl(
  hotel: Hotel,
  { reset, hasSettingsPage }: { readonly reset: () => void; readonly hasSettingsPage: boolean },
): Hono<NodeEnv> {
  const app = new Hono<NodeEnv>();
  addPage(app, hotel, hasSettingsPage);
  addSituations(app, hotel);
  addFaults(app, hotel);
  addQueue(app, hotel);
  app.get('/demo/api/guests', (context) => context.json({ guests: hotel.guests.list }));
  app.get('/demo/api/arrivals', (context) => {
    const after = Number(context.req.query('after') ?? 0);
    const kept = hotel.requests.list();
    const arrivals = kept.filter(({ number }) => number > after).map(redact);
    return context.json({ oldest: kept[0]?.number ?? null, arrivals });
  });
  addChange(app, '/demo/api/reset', () => {
    reset();
    return { done: true };
  });
  return app;
}

function addPage(app: Hono<NodeEnv>, { guests }: Hotel, hasSettingsPage: boolean): void {
  app.get('/demo/', (context) => {
    const language = languageOf(context.req.query('lang'), context.req.header('accept-language'));
    return context.html(
      controlPage({ guests: guests.list, callNames: CALL_NAMES, language, hasSettingsPage }),
    );
  });
  app.get('/demo/control.css', (context) =>
    context.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }),
  );
  for (const [name, script] of Object.entries(SCRIPTS))
    app.get(`/demo/${name}`, (context) =>
      context.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
    );
}

function addSituations(app: Hono<NodeEnv>, hotel: Hotel): void {
  app.get('/demo/situation/:id', (context) => {
    const site = context.req.header('sec-fetch-site');
    const isOurs = site === undefined || site === 'none' || site === 'same-origin';
    const page = startPage(situationOf(context.req.param('id')), isOurs);
    // The page depends on the asking machine, so no copy is kept.
    return context.html(page, 200, { 'cache-control': 'no-store' });
  });
  app.get('/demo/api/situation', (context) => context.json({ id: hotel.stage.now.id }));
  addChange(app, '/demo/api/situation', (input) => {
    const { id } = read(situationInput, input, 'id: must be that of a situation');
    const situation = situationOf(id);
    hotel.stage.set(situation);
    // No fault of an earlier situation stays set.
    hotel.faults.clear();
    if (situation.fault !== undefined) hotel.faults.set(situation.fault);
    return { id: situation.id };
  });
}

function read<Input>(schema: z.ZodType<Input>, input: unknown, problem: string): Input {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new Refusal(400, problem);
  return parsed.data;
}

function situationOf(id: string): Situation {
  const situation = findSituation(id);
  if (situation === undefined) throw new Refusal(404, 'there is no such situation: /demo/ lists them');
  return situation;
}

function addFaults(app: Hono<NodeEnv>, hotel: Hotel): void {
  const list = () => ({ faults: hotel.faults.list() });
  app.get('/demo/api/faults', (context) => context.json(list()));
  addChange(app, '/demo/api/faults', (input) => {
    hotel.faults.set(readFault(input));
    return list();
  });
  addChange(app, '/demo/api/faults/clear', (input) => {
    hotel.faults.clear(read(clearInput, input, 'call: must be the name of a call, or absent for all').call);
    return list();
  });
}

function addQueue(app: Hono<NodeEnv>, hotel: Hotel): void {
  const list = () => ({ waiting: waitingGuests(hotel) });
  app.get('/demo/api/queue', (context) => context.json(list()));
  addChange(app, '/demo/api/queue', (input) => {
    const { visit } = read(nextInput, input, 'visit: must be the number of a visit, or absent for everyone');
    moveForward(hotel, visit);
    return list();
  });
}
