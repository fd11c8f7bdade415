/** brand.ts - mark, lockups, favicon, social card. The mark: an iris of six blades inside an arch, furrows of the acre below. */
import { Canvas, d, poly, rectD } from '../kit/core.ts';
import type { Grain, Pt } from '../kit/core.ts';
import { text, textWidth } from '../kit/type.ts';
import { SCENES } from '../scenes/scenes.ts';
import type { SceneDef, SceneKind } from '../scenes/scenes.ts';

export type MarkTone = 'colour' | 'light' | 'dark';
const TONES: Record<MarkTone, { arch: string; blades: readonly string[]; sun: string; row: string; line: string }> = {
  colour: { arch: '#12261F', blades: ['#F2A516', '#E5812B', '#C4532D', '#B4566A', '#2C2F5B', '#2F6F6B'], sun: '#FFF3CC', row: '#4F7A4D', line: '#FAF6EE' },
  light: { arch: '#FAF6EE', blades: ['#12261F', '#1E3A30', '#12261F', '#1E3A30', '#12261F', '#1E3A30'], sun: '#FAF6EE', row: '#12261F', line: '#FAF6EE' },
  dark: { arch: '#12261F', blades: ['#FAF6EE', '#E9DFCB', '#FAF6EE', '#E9DFCB', '#FAF6EE', '#E9DFCB'], sun: '#12261F', row: '#FAF6EE', line: '#12261F' },
};
/** Draw the mark in a 100 x 120 cell with its top-left at the origin. */
export function drawMark(c: Canvas, tone: MarkTone = 'colour'): void {
  const t = TONES[tone], cx = 50, cy = 50, R = 38, r = 15;
  c.p('M4 118V50A46 46 0 0 1 96 50V118Z', t.arch);
  const O = (i: number, q: number, tw = 0): Pt => { const a = (i / 6) * Math.PI * 2 - Math.PI / 2 + tw; return [cx + Math.cos(a) * q, cy + Math.sin(a) * q]; };
  for (let i = 0; i < 6; i++) { const a = O(i, R), b = O(i + 1, R), h0 = O(i, r, 0.62), h1 = O(i + 1, r, 0.62); c.p(d`M${a}A${R} ${R} 0 0 1 ${b}L${h1}L${h0}Z`, t.blades[i]!); }
  let sl = ''; for (let i = 0; i < 6; i++) sl += d`M${O(i, R + 0.6)}L${O(i, r, 0.62)}`; c.s(sl, t.arch, 1.7);
  c.p(poly([0, 1, 2, 3, 4, 5].map(i => O(i, r, 0.62))), t.sun);
  c.p('M12 118Q30 92 46 92L40 118ZM47.5 92H52.5L56 118H44ZM88 118Q70 92 54 92L60 118Z', t.row);
}
const canvas = (kind: string, w: number, h: number, label: string, bg = 'none'): Canvas => new Canvas({ kind, box: { x: 0, y: 0, w, h }, label, grain: 'none', background: bg, digits: 1 });
export function logoMark(tone: MarkTone = 'colour'): string { const c = canvas('mark-' + tone, 100, 120, 'Aperture Acres'); drawMark(c, tone); return c.svg(); }
export function logoLockup(tone: MarkTone = 'colour'): string { const c = canvas('lockup-' + tone, 520, 120, 'Aperture Acres'); drawMark(c, tone); const ink = tone === 'light' ? '#FAF6EE' : '#12261F'; text(c, 'APERTURE', 124, 62, 38, { color: ink, weight: 1.5, track: 3.4 }); text(c, 'ACRES', 125, 108, 26, { color: tone === 'colour' ? '#C4532D' : ink, weight: 1.6, track: 6.2 }); c.s(d`M${125 + textWidth('ACRES', 26, 6.2) + 20} 95H${124 + textWidth('APERTURE', 38, 3.4)}`, tone === 'colour' ? '#F2A516' : ink, 3.4); return c.svg(); }
/** Favicon: heavier blades, no furrows, square. */
export function favicon(): string {
  const c = canvas('favicon', 64, 64, 'Aperture Acres'), cx = 32, cy = 32, R = 25, r = 10.5, t = TONES.colour; c.p('M0 14Q0 0 14 0H50Q64 0 64 14V50Q64 64 50 64H14Q0 64 0 50Z', t.arch);
  const O = (i: number, q: number, tw = 0): Pt => { const a = (i / 6) * Math.PI * 2 - Math.PI / 2 + tw; return [cx + Math.cos(a) * q, cy + Math.sin(a) * q]; };
  for (let i = 0; i < 6; i++) c.p(d`M${O(i, R)}A${R} ${R} 0 0 1 ${O(i + 1, R)}L${O(i + 1, r, 0.62)}L${O(i, r, 0.62)}Z`, i === 4 ? '#2F8A84' : i === 5 ? '#F6CF7A' : t.blades[i]!);
  let sl = ''; for (let i = 0; i < 6; i++) sl += d`M${O(i, R + 1)}L${O(i, r, 0.62)}`; c.s(sl, t.arch, 1.8); c.p(poly([0, 1, 2, 3, 4, 5].map(i => O(i, r, 0.62))), t.sun); return c.svg();
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
