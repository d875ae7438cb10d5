import { Hono } from 'hono';
import { z } from 'zod';
import { Refusal } from '../../demo-hotel/refusal.ts';
import { readBody, readJson } from '../../demo-hotel/request.ts';
import type { Drafts, OpenDraft } from './drafts.ts';
import { asTexts, PICTURE } from './tenant.ts';

/** In bytes: pictures of an attract view are large. */
const LARGEST_PICTURE = 12 * 1024 * 1024;
const LARGEST_DRAFT = 4 * 1024 * 1024;

const draftInput = z.strictObject({
  config: z.record(z.string(), z.unknown()),
  texts: z.record(z.string().regex(/^[A-Za-z0-9-]{2,20}$/u), z.record(z.string(), z.unknown())),
});
const saveInput = z.strictObject({ replacesOthers: z.boolean() });

/** The page's calls below `/settings/api/drafts`. @param tenant the folder for saving; undefined for none */
export function draftCalls(drafts: () => Promise<Drafts>, tenant: string | undefined): Hono {
  const app = new Hono();
  const told = ({ id, port, folder }: OpenDraft) => ({ id, port, ...folder.draft, folder: tenant ?? null });
  const found = async (id: string): Promise<OpenDraft> => {
    const draft = (await drafts()).find(id);
    if (draft === undefined) throw new Refusal(404, 'this draft was closed');
    return draft;
  };
  app.post('/', async (context) => {
    await readJson(context.req.raw, LARGEST_DRAFT);
    const page = `http://${context.req.header('host') ?? ''}`;
    return context.json(told(await (await drafts()).open(page)));
  });
  app.get('/:id', async (context) => context.json(told(await found(context.req.param('id')))));
  app.put('/:id', async (context) => {
    const { folder } = await found(context.req.param('id'));
    const parsed = draftInput.safeParse(await readJson(context.req.raw, LARGEST_DRAFT));
    if (!parsed.success) throw new Refusal(400, 'config and texts must be trees');
    const { config, texts } = parsed.data;
    const trees = Object.entries(texts).map(([language, tree]) => [language, asTexts(tree)] as const);
    return context.json(folder.take(config, Object.fromEntries(trees)));
  });
  // A picture as the preview shows it: the hotel's, or the app's own.
  app.get('/:id/pictures/:name', async (context) => {
    const { id, name } = context.req.param();
    const { preview } = await found(id);
    if (!PICTURE.test(name)) throw new Refusal(404, 'there is no such picture');
    return preview.fetch(new Request(`http://localhost/data/${name}`, { headers: { host: 'localhost' } }));
  });
  app.put('/:id/pictures/:name', async (context) => {
    const { id, name } = context.req.param();
    const { folder } = await found(id);
    if (!PICTURE.test(name)) throw new Refusal(400, 'a picture is a PNG, SVG, JPEG, WebP or AVIF file');
    folder.putPicture(name, await readBody(context.req.raw, LARGEST_PICTURE));
    return context.json({ pictures: folder.draft.pictures });
  });
  app.delete('/:id/pictures/:name', async (context) => {
    const { id, name } = context.req.param();
    const { folder } = await found(id);
    folder.removePicture(name);
    return context.json({ pictures: folder.draft.pictures });
  });
  app.post('/:id/save', async (context) => {
    const { folder } = await found(context.req.param('id'));
    const parsed = saveInput.safeParse(await readJson(context.req.raw, LARGEST_DRAFT));
    if (!parsed.success) throw new Refusal(400, 'replacesOthers must be true or false');
    if (tenant === undefined) throw new Refusal(409, 'start with HOTEL_URL=demo TENANT=FOLDER to save there');
    return context.json(folder.save(tenant, parsed.data.replacesOthers));
  });
  return app;
}
