/** brand.ts - mark, lockups, favicon, social card. The mark is the interface's: an arch with an aperture for a sun. */
import { Canvas, d, rectD } from '../kit/core.ts';
import type { Grain } from '../kit/core.ts';
import { text, textWidth } from '../kit/type.ts';
import { SCENES } from '../scenes/scenes.ts';
import type { SceneDef, SceneKind } from '../scenes/scenes.ts';

export type MarkTone = 'colour' | 'light' | 'dark';
const TONES: Record<MarkTone, { door: string; sun: string; blades: string }> = {
  colour: { door: '#012E24', sun: '#FDB117', blades: '#012E24' },
  light: { door: '#F7F5E9', sun: '#012E24', blades: '#F7F5E9' },
  dark: { door: '#012E24', sun: '#F7F5E9', blades: '#012E24' },
};
// In a cell of 34 x 42.
const DOOR = 'M1 41L1 21C0.84 18.2 1.16 15.8 3.4 14.3C2.44 11.6 3.72 9.3 6.92 8.7C6.6 6.1 8.84 4.5 11.88 4.7C12.84 2.9 15.56 3 17 1C18.44 3 21.16 2.9 22.12 4.7C25.16 4.5 27.4 6.1 27.08 8.7C30.28 9.3 31.56 11.6 30.6 14.3C32.84 15.8 33.16 18.2 33 21L33 41Z';
const SUN = 'M17 18A8 8 0 0 1 17 34A8 8 0 0 1 17 18Z';
const BLADES = 'M17 18L21.6 24.6M25 26L17 26.6M21.6 32.5L18.4 25.2M12.5 32.5L17.2 25.9M9 26L17 25.5M12.4 19.5L15.6 26.8';
/** Draw the mark in a 100 x 120 cell with its top-left at the origin. */
export function drawMark(c: Canvas, tone: MarkTone = 'colour'): void {
  const { door, sun, blades } = TONES[tone];
  c.at(2, 0, 2.84, () => { c.p(DOOR, door).p(SUN, sun); c.s(BLADES, blades, 0.9); });
}
const canvas = (kind: string, w: number, h: number, label: string, bg = 'none'): Canvas => new Canvas({ kind, box: { x: 0, y: 0, w, h }, label, grain: 'none', background: bg, digits: 1 });
export function logoMark(tone: MarkTone = 'colour'): string { const c = canvas('mark-' + tone, 100, 120, 'Aperture Acres'); drawMark(c, tone); return c.svg(); }
export function logoLockup(tone: MarkTone = 'colour'): string { const c = canvas('lockup-' + tone, 520, 120, 'Aperture Acres'); drawMark(c, tone); const ink = tone === 'light' ? '#FAF6EE' : '#12261F'; text(c, 'APERTURE', 124, 62, 38, { color: ink, weight: 1.5, track: 3.4 }); text(c, 'ACRES', 125, 108, 26, { color: tone === 'colour' ? '#C4532D' : ink, weight: 1.6, track: 6.2 }); c.s(d`M${125 + textWidth('ACRES', 26, 6.2) + 20} 95H${124 + textWidth('APERTURE', 38, 3.4)}`, tone === 'colour' ? '#F2A516' : ink, 3.4); return c.svg(); }
/** Favicon: the mark on a square. */
export function favicon(): string {
  const c = canvas('favicon', 64, 64, 'Aperture Acres');
  c.at(6.5, 1, 0.515, () => drawMark(c));
  return c.svg();
}
export interface SocialOptions { title?: string; kicker?: string; scene?: SceneKind; grain?: Grain }
/** 1200 x 630 share card: words left, a set seen through an arch right. Title wraps at about 14 capitals a line. */
export function socialCard(o: SocialOptions = {}): string {
  const kind = o.scene ?? 'texas-ranch', s: SceneDef = SCENES[kind];
  const c = new Canvas({ kind: 'social-' + kind, seed: 1, time: s.time, box: { x: 0, y: 0, w: 1200, h: 630 }, label: o.title ?? 'Aperture Acres', paper: 0.3, grain: o.grain ?? 'full' });
  c.p(rectD(0, 0, 1200, 630), '#FAF6EE').p(rectD(0, 0, 1200, 630), c.lin([0, 0, 1, 1], [[0, '#F2DDB4', 0], [1, '#F2C98A', 0.55]]));
  const arch = 'M640 640V330A250 250 0 0 1 1140 330V640Z'; c.p('M622 640V330A268 268 0 0 1 1158 330V640Z', '#12261F'); c.p('M631 640V330A259 259 0 0 1 1149 330V640Z', '#F2A516');
  const inner = new Canvas({ kind, seed: 'sc', time: s.time, box: { x: 60, y: -40, w: 1080, h: 1160 }, grain: o.grain ?? 'full', background: 'none' }); s.draw(inner);
  const raw = inner.svg(), body = raw.slice(raw.indexOf('>') + 1, raw.lastIndexOf('</svg>'));
  c.clip(arch, () => { c.add(`<g transform="translate(596 78) scale(.5)">${body}</g>`); });
  c.at(70, 60, 0.95, () => drawMark(c)); text(c, 'APERTURE', 182, 118, 26, { color: '#12261F', weight: 1.5, track: 3.4 }); text(c, 'ACRES', 182, 156, 18, { color: '#C4532D', weight: 1.6, track: 6.2 });
  const words = (o.title ?? 'Every frame a place').toUpperCase().split(' '), lines: string[] = ['']; for (const w of words) { const l = lines[lines.length - 1]!; if ((l + ' ' + w).trim().length > 12 && l) lines.push(w); else lines[lines.length - 1] = (l + ' ' + w).trim(); }
  const z = lines.length > 3 ? 42 : 52; lines.forEach((l, i) => text(c, l, 74, 300 + i * z * 1.5, Math.min(z, (500 / textWidth(l, z, 2.6)) * z), { color: '#12261F', weight: 1.25, track: 2.6 }));
  c.s('M74 548H150', '#F2A516', 7); text(c, o.kicker ?? 'PHOTO & FILM SHOOT STUDIO · INDIA', 74, 590, 14, { color: '#4A5A4E', weight: 1.3, track: 3 });
  return c.svg();
}
