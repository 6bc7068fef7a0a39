// Says every case that comes in, with the speaker of the pages: `node say.mjs SAY.TS CASES`.
import { readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';

const [path, given] = process.argv.slice(2);
const { code } = await transformWithOxc(readFileSync(path, 'utf-8'), path);
const { speak } = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
const { patterns, names, cases } = JSON.parse(readFileSync(given, 'utf-8'));
const name = (seat) => names[seat];
process.stdout.write(
	JSON.stringify(cases.map(({ language, message, me }) => speak({ patterns: patterns[language], language, to: { me, name } }, message)))
);
