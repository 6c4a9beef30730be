// The beginning of each named game in Firefox, as a person plays it: node firefox.mjs FIREFOX ADDRESS FOLDER READING GAME=TITLE ...
// READING: milliseconds after which a key confirms what is chosen, whatever appeared before.
// Prints what was found as JSON; pictures go into FOLDER.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const modules = fileURLToPath(new URL('../../frontend/package.json', import.meta.url));
const puppeteer = createRequire(modules)('puppeteer-core');
const [executablePath, address, folder, reading, ...games] = process.argv.slice(2);
const PATIENCE = 45_000;
const CONFIRM = '[data-testid="confirm"]';
/** What can be pointed at, the best first: the end of a movement, then whatever is allowed. */
const PLACES = ['.cell.end', '.cell.legal', '.space.legal', 'button.spot.legal', 'main [data-action]:not([disabled])'];

const browser = await puppeteer.launch({
  browser: 'firefox', executablePath, headless: true, defaultViewport: { width: 1440, height: 900 },
  extraPrefsFirefox: { 'intl.accept_languages': 'en', 'ui.prefersReducedMotion': 1, 'browser.startup.page': 0 },
});
const found = {};
let failed = 0;
try {
  for (const game of games) {
    const [name, title] = game.split('=');
    found[name] = { complaints: [] };
    await play(name, title, found[name]).catch((error) => {
      failed = 1;
      found[name].complaints.push(String(error));
    });
  }
} finally {
  await browser.close();
}
console.log(JSON.stringify(found));
process.exit(failed);

async function play(name, title, told) {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on('pageerror', (error) => told.complaints.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && told.complaints.push(message.text()));
  await page.goto(`${address}/mark.svg`);
  await page.evaluate(() => {
    localStorage.clear();
    localStorage.setItem('zellige.settings', JSON.stringify({ language: 'en', theme: 'light', pace: 'once' }));
  });
  await page.goto(`${address}/#/`);
  await (await page.waitForSelector(`.games ::-p-text(${title})`)).click();
  await (await page.waitForSelector('button[type=submit]:not([disabled])')).click();
  await page.waitForFunction(() => location.hash.startsWith('#/table/'));
  told.table = await page.evaluate(() => location.hash.split('/')[2]);
  told.key = await page.evaluate((table) => JSON.parse(localStorage.getItem('zellige.tables')).find((one) => one.table === table).key, told.table);

  await myTurn(page, -1);
  const first = await plyOf(page);
  await pointAtSomething(page);
  await page.click(CONFIRM);
  await myTurn(page, first);

  const second = await plyOf(page);
  await page.keyboard.press('/');
  await page.waitForSelector('dialog[open] input');
  await page.waitForFunction(() => document.activeElement.matches('dialog input'));
  await page.keyboard.type((await message(told)).decision.actions[0].text);
  await page.keyboard.press('Enter');
  await page.waitForFunction((confirm) => document.activeElement === document.querySelector(confirm), {}, CONFIRM);
  await read(page);
  await page.keyboard.press('Enter');
  await myTurn(page, second);

  const third = await plyOf(page);
  await page.keyboard.press('u');
  await page.waitForFunction((ply) => document.querySelector('dialog[open]') || document.querySelector('main').dataset.ply !== ply, {}, String(third));
  // The answer of a bot is taken back with the decision: the page asks whether the game may become practice.
  const agree = await page.$('dialog[open] .btn.go, dialog[open] .btn.act');
  if (agree !== null) await agree.click();
  await page.waitForFunction((ply) => Number(document.querySelector('main').dataset.ply) < ply, {}, third);
  await myTurn(page, third);
  told.undone = (await plyOf(page)) < third;

  await page.screenshot({ path: join(folder, `${name}.png`) });
  await page.keyboard.press('g');
  await page.waitForSelector('aside.guide h2');
  await page.waitForFunction(() => document.querySelector('aside.guide .text').textContent.length > 500);
  await page.screenshot({ path: join(folder, `${name}-guide.png`) });
  told.wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  told.colours = await page.evaluate(() => getComputedStyle(document.querySelector('aside.guide .text')).scrollbarColor);
  await page.close();
}

async function plyOf(page) {
  return Number(await page.$eval('main', (main) => main.dataset.ply));
}

/** Waits until this page may decide, at another moment than `before`. */
async function myTurn(page, before) {
  await page.waitForFunction(
    (confirm, before) => {
      const main = document.querySelector('main[data-ply]:not([data-busy])');
      return main !== null && Number(main.dataset.ply) !== before && main.querySelector(confirm) !== null;
    }, {}, CONFIRM, before);
}

/** Points at places until what is chosen can be confirmed. */
async function pointAtSomething(page) {
  for (let step = 0; step < 12; step += 1) {
    const state = await page.waitForFunction(
      (confirm, places) => {
        if (document.querySelector('main[data-busy]') !== null) return null;
        if (document.querySelector(`${confirm}:not([disabled])`) !== null) return 'chosen';
        return places.find((place) => document.querySelector(place) !== null) ?? null;
      }, {}, CONFIRM, PLACES);
    const place = await state.jsonValue();
    if (place === 'chosen') return;
    await page.click(place);
  }
  throw new Error('nothing can be confirmed');
}

/** Waits until the sentence about the choice has stood long enough to be read. */
async function read(page) {
  await page.waitForFunction(() => /[.!?…] /.test(document.querySelector('[data-testid="preview"]')?.textContent ?? ''));
  await page.evaluate((time) => new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, time)));
  }), Number(reading));
}

async function message({ table, key }) {
  const answer = await fetch(`${address}/api/tables/${table}?lang=en`, { headers: { 'Zellige-Key': key } });
  return answer.json();
}
