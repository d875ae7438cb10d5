import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { z } from 'zod';
import type { NodeEnv } from '../fault-answers.ts';
import { CALL_NAMES, type Hotel } from '../front-desk.ts';
import { GUESTS } from '../guests.ts';
import { redact } from '../redact.ts';
import { Refusal } from '../refusal.ts';
import { findSituation } from '../situations.ts';
import { readFault } from './fault-input.ts';
import { controlPage } from './page.ts';
import { moveForward, waitingGuests } from './queue-view.ts';
import { startPage } from './start-page.ts';

const STYLE = readFileSync(new URL('./control.css', import.meta.url), 'utf8');
const SCRIPT = readFileSync(new URL('./control.js', import.meta.url), 'utf8');
const START_SCRIPT = readFileSync(new URL('./start.js', import.meta.url), 'utf8');

const nextInput = z.strictObject({ visit: z.number().int().optional() });

/** The page staff train on, at `/demo/`, and the same as JSON for robots, below `/demo/api/`. */
export function createControl(hotel: Hotel, reset: () => void): Hono<NodeEnv> {
  const app = new Hono<NodeEnv>();
  app.onError((error) => {
    if (error instanceof Refusal)
      return Response.json({ error_msg: error.message }, { status: error.status });
    throw error;
  });
  addPage(app, hotel);
  addSituations(app, hotel);
  addFaults(app, hotel);
  addQueue(app, hotel);
  app.get('/demo/api/guests', (context) => context.json({ guests: GUESTS }));
  app.get('/demo/api/arrivals', (context) => {
    const after = Number(context.req.query('after') ?? 0);
    const kept = hotel.arrivals.list();
    const arrivals = kept.filter(({ number }) => number > after).map(redact);
    return context.json({ oldest: kept[0]?.number ?? null, arrivals });
  });
  app.post('/demo/api/reset', (context) => {
    reset();
    return context.json({ done: true });
  });
  return app;
}

function addPage(app: Hono<NodeEnv>, hotel: Hotel): void {
  app.get('/demo/', (context) => {
    const { fault: kind, ...rest } = context.req.query();
    if (kind === undefined) return context.html(controlPage(CALL_NAMES));
    // A link that sets a fault: set once, then on to the page, so that a reload does not set it again.
    hotel.faults.set(readFault({ kind, ...rest }));
    return context.redirect('/demo/');
  });
  app.get('/demo/control.css', (context) =>
    context.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }),
  );
  for (const [path, script] of [
    ['/demo/control.js', SCRIPT],
    ['/demo/start.js', START_SCRIPT],
  ] as const) {
    app.get(path, (context) =>
      context.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
    );
  }
}

function addSituations(app: Hono<NodeEnv>, hotel: Hotel): void {
  app.get('/demo/situation/:id', (context) => {
    const situation = findSituation(context.req.param('id'));
    if (situation === undefined) throw new Refusal(404, 'there is no such situation: /demo/ lists them');
    hotel.stage.set(situation);
    // A situation is whole: no fault of another one strikes in it.
    hotel.faults.clear();
    if (situation.fault !== undefined) hotel.faults.set(situation.fault);
    // Followed again, the link is to be asked for again.
    return context.html(startPage(situation), 200, { 'cache-control': 'no-store' });
  });
  app.get('/demo/api/situation', (context) => context.json({ id: hotel.stage.now.id }));
}

function addFaults(app: Hono<NodeEnv>, hotel: Hotel): void {
  app.get('/demo/api/faults', (context) => context.json({ faults: hotel.faults.list() }));
  app.post('/demo/api/faults', async (context) => {
    hotel.faults.set(readFault(await readJson(context.req.raw)));
    return context.json({ faults: hotel.faults.list() });
  });
  app.delete('/demo/api/faults', (context) => {
    hotel.faults.clear(context.req.query('call'));
    return context.json({ faults: hotel.faults.list() });
  });
}

function addQueue(app: Hono<NodeEnv>, hotel: Hotel): void {
  app.get('/demo/api/queue', (context) => context.json({ waiting: waitingGuests(hotel) }));
  app.post('/demo/api/queue', async (context) => {
    const parsed = nextInput.safeParse(await readJson(context.req.raw));
    if (!parsed.success)
      throw new Refusal(400, 'visit: must be the number of a visit, or absent for everyone');
    moveForward(hotel, parsed.data.visit);
    return context.json({ waiting: waitingGuests(hotel) });
  });
}

async function readJson(request: Request): Promise<unknown> {
  // Asking for the type keeps other sites out: a browser does not send it across origins unasked.
  if (!request.headers.get('content-type')?.startsWith('application/json')) {
    throw new Refusal(415, 'Content-Type must be application/json');
  }
  try {
    return await request.json();
  } catch {
    throw new Refusal(400, 'the body is not JSON');
  }
}
