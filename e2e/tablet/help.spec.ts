import { Guest } from '../pages/guest.ts';
import { goesBackHome, markedArrival } from '../pages/marked-guests.ts';
import { expect, type Page, type Tenant, test } from '../support/fixtures.ts';

async function openCalls({ request }: Page, { url }: Tenant): Promise<unknown> {
  return (await (await request.get(`${url}/tablets.json`)).json()).help;
}

test('a guest calls the staff by one tap, and hears that they were told; they learn the tablet and the screen, nothing of the guest', async ({
  page,
  tenant,
}) => {
  const arrival = markedArrival(page, tenant);
  const { guest, settings, fillsInEverything } = arrival;
  tenant.configure({ ...settings, kiosk: { heartbeat_url: '' } });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/help')
      sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData()}`);
  });
  const words = await fillsInEverything();
  await guest.taps('comfort-help');
  const asked = page.waitForRequest('**/help');
  await page.locator('[data-action="comfort-call"]').dblclick();
  expect((await asked).postDataJSON()).toEqual({
    device: expect.stringMatching(/^tablet-[0-9a-f]{8}$/),
    screen: '/checkin/confirm-checkin',
  });
  const help = page.getByRole('dialog');
  await expect(help.getByRole('status')).toHaveText(/お知らせしました/);
  await expect(guest.fact('helpCode')).toHaveText('A7');
  await expect(page.locator('[data-action="comfort-close"]')).toBeFocused();

  await test.step('asked again at once, the staff are on their way already', async () => {
    await guest.taps('comfort-close');
    await expect(page.locator('[data-action="comfort-help"]')).toBeFocused();
    await guest.taps('comfort-help');
    await expect(help.getByRole('status')).toHaveText(/お知らせしました/);
    await expect(page.locator('[data-action="comfort-call"]')).toHaveCount(0);
    expect(sent).toHaveLength(1);
    for (const word of words) expect(sent.join(), word).not.toContain(word);
  });

  await test.step('the list of tablets shows the call until staff take it', async () => {
    const staff = await page.context().newPage();
    await staff.goto(`${tenant.url}/tablets?lang=ja`);
    await expect(staff.getByRole('status')).toHaveText('お客様がスタッフをお呼びです');
    await expect(staff.locator('.needs')).toContainText('A7 チェックイン：最終確認');
    await staff.getByRole('button', { name: '対応しました' }).click();
    await expect(staff.getByRole('status')).not.toHaveText('お客様がスタッフをお呼びです');
    expect(await openCalls(page, tenant)).toEqual([]);
    await staff.close();
  });

  await test.step('the next guest can call anew', async () => {
    await guest.taps('comfort-close');
    await goesBackHome(arrival);
    await guest.begins('checkin');
    await guest.taps('comfort-help');
    await expect(help).toBeVisible();
    await expect(help).not.toContainText('お知らせしました');
    await guest.taps('comfort-call');
    await expect(help.getByRole('status')).toHaveText(/お知らせしました/);
    // The list is drawn once a second.
    await expect.poll(() => openCalls(page, tenant)).toMatchObject([{ screen: '/checkin/search' }]);
  });
});

test('a call that does not arrive names the front desk, and can be repeated', async ({
  page,
  tenant,
  expectedErrors,
}) => {
  expectedErrors.push(/^Failed to load resource/);
  tenant.configure({ notices: { help: { ja: '内線9番でお呼びください。' } } });
  const guest = new Guest(page, tenant);
  await page.route('**/help', (route) => route.fulfill({ status: 503 }));
  await guest.opensHome();
  await guest.taps('comfort-help');
  const help = page.getByRole('dialog');
  await guest.taps('comfort-call');
  await expect(help.getByRole('status')).toHaveText(/お知らせできませんでした/);
  await expect(help).toContainText('内線9番でお呼びください。');
  await page.unroute('**/help');
  await guest.taps('comfort-call');
  await expect(help.getByRole('status')).toHaveText(/お知らせしました/);
  await expect.poll(() => openCalls(page, tenant)).toMatchObject([{ screen: '/' }]);
});
