import type { Inks } from '../inks.ts';
import { around, circle, group, path, rect, ring, stroke, times } from '../shapes.ts';

export const electric = {
  bulb: (c: Inks) =>
    around(7, 200, 160, rect(192, -24, 16, 40, c.light, 8)) +
    path(
      'M200 40a116 116 0 0 1 116 116c0 50-34 76-50 112h-132c-16-36-50-62-50-112A116 116 0 0 1 200 40Z',
      c.accent,
    ) +
    stroke('M160 268v-60l-24-40M240 268v-60l24-40M136 168h128', c.strong, 10) +
    times(3, (i) => rect(142 + i * 6, 276 + i * 30, 116 - i * 12, 22, c.dark, 10)) +
    circle(200, 366, 18, c.dark),

  plug: (c: Inks) =>
    rect(140, 20, 28, 100, c.dark, 10) +
    rect(232, 20, 28, 100, c.dark, 10) +
    path('M96 108h208v70c0 70-46 104-84 110v30h-40v-30c-38-6-84-40-84-110Z', c.base) +
    rect(80, 96, 240, 40, c.strong, 14) +
    stroke('M200 316c0 60 90 10 100 70', c.dark, 20) +
    path('M216 156l-48 66h30l-10 46 50-68h-32Z', c.accent),

  socket: (c: Inks) =>
    rect(60, 60, 280, 280, c.strong, 36) +
    rect(82, 82, 236, 236, c.white, 22) +
    path('M120 200l40-64h80l40 64-40 64h-80Z', c.light) +
    circle(160, 200, 17, c.dark) +
    circle(240, 200, 17, c.dark) +
    circle(200, 218, 17, c.dark) +
    circle(292, 292, 9, c.accent),

  breakerPanel: (c: Inks) =>
    rect(56, 36, 288, 328, c.strong, 18) +
    rect(78, 58, 244, 284, c.soft, 8) +
    times(2, (row) =>
      times(
        4,
        (i) =>
          rect(94 + i * 54, 82 + row * 128, 46, 96, c.base, 6) +
          rect(
            106 + i * 54,
            (row + i) % 3 ? 96 + row * 128 : 128 + row * 128,
            22,
            34,
            (row + i) % 3 ? c.white : c.accent,
            4,
          ),
      ),
    ) +
    stroke('M116 196v10h164v-10', c.dark, 8),

  multimeter: (c: Inks) =>
    rect(90, 24, 200, 320, c.base, 30) +
    rect(114, 50, 152, 92, c.soft, 10) +
    stroke('M140 118v-36M168 118h24v-18h-24v-18h24M212 118h30l-30-36h30', c.dark, 9) +
    circle(190, 214, 54, c.dark) +
    group('rotate(40 190 214)', rect(182, 166, 16, 60, c.accent, 8)) +
    circle(144, 308, 14, c.dark) +
    circle(236, 308, 14, c.accent) +
    stroke('M236 308c0 90 120 70 110-40l-10-100', c.accent, 10) +
    stroke('M144 308c0 90-120 60-104-50l8-80', c.dark, 10) +
    rect(328, 90, 18, 84, c.strong, 9) +
    rect(38, 100, 18, 84, c.strong, 9),

  pylon: (c: Inks) =>
    stroke(
      'M150 380L184 60M250 380L216 60M176 140h48M164 250L240 300M236 250L160 300M168 220h64',
      c.dark,
      12,
    ) +
    path('M60 116l120-34h40l120 34-120 8h-40Z', c.strong) +
    path('M84 194l96-26h40l96 26-96 6h-40Z', c.strong) +
    path('M176 70L200 10l24 60Z', c.strong) +
    times(4, (i) => circle([72, 328, 96, 304][i]!, [134, 134, 212, 212][i]!, 12, c.accent)) +
    stroke('M-60 160C0 170 40 160 72 140M328 140c32 20 72 30 132 20', c.mid, 7),

  windTurbine: (c: Inks) =>
    path('M190 150h20l14 230h-48Z', c.strong) +
    around(3, 200, 140, path('M200 140C176 100 180 30 200-30c20 60 24 130 0 170Z', c.base)) +
    circle(200, 140, 22, c.dark) +
    circle(200, 140, 9, c.accent) +
    path('M20 390c60-50 130-50 180-20 60-30 120-20 180 20Z', c.mid),

  solarPanel: (c: Inks) =>
    path('M90 70h270l-60 190H30Z', c.dark) +
    times(3, (i) =>
      times(3, (j) =>
        path(`M${104 + i * 84 - j * 19} ${82 + j * 58}h70l-15 46h-70Z`, (i + j) % 3 === 1 ? c.mid : c.base),
      ),
    ) +
    stroke('M180 262v76M120 350h130', c.strong, 18) +
    circle(344, 330, 44, c.accent),

  plc: (c: Inks) =>
    rect(30, 90, 340, 220, c.strong, 16) +
    times(4, (i) => rect(50 + i * 80, 108, 66, 184, i === 0 ? c.dark : c.base, 8)) +
    times(3, (i) =>
      times(
        6,
        (j) =>
          circle(152 + i * 80, 132 + j * 26, 7, (i * 5 + j) % 4 ? c.soft : c.accent) +
          rect(168 + i * 80, 127 + j * 26, 18, 10, c.dark, 3),
      ),
    ) +
    rect(60, 126, 46, 40, c.soft, 4) +
    stroke('M70 310v56M110 310v56M290 310v56M330 310v56', c.dark, 10),

  touchPanel: (c: Inks) =>
    rect(34, 60, 332, 250, c.dark, 22) +
    rect(58, 84, 284, 202, c.soft, 8) +
    stroke('M82 230l50-60 46 30 60-80 40 40', c.base, 12) +
    rect(82, 248, 80, 22, c.mid, 6) +
    rect(176, 248, 80, 22, c.mid, 6) +
    circle(302, 259, 15, c.accent) +
    rect(160, 310, 80, 40, c.strong) +
    rect(110, 344, 180, 22, c.strong, 10),

  electricMotor: (c: Inks) =>
    rect(80, 100, 210, 200, c.base, 30) +
    times(6, (i) => rect(98 + i * 30, 118, 12, 164, c.strong, 6)) +
    rect(130, 66, 100, 44, c.dark, 8) +
    path('M52 116h36v168H52c-16 0-26-20-26-84s10-84 26-84Z', c.strong) +
    rect(286, 120, 30, 160, c.strong, 8) +
    rect(316, 184, 66, 32, c.dark, 6) +
    path('M100 300h50v40H84ZM220 300h50l16 40h-66Z', c.dark) +
    circle(180, 88, 10, c.accent),

  securityCamera: (c: Inks) =>
    rect(300, 90, 30, 190, c.dark, 8) +
    stroke('M300 220h-70v-50', c.strong, 24) +
    group(
      'rotate(16 180 140)',
      rect(50, 80, 240, 104, c.base, 22) +
        path('M34 62h262a12 12 0 0 1 12 12v24H22V74a12 12 0 0 1 12-12Z', c.strong) +
        circle(78, 136, 36, c.dark) +
        circle(78, 136, 17, c.light),
    ) +
    circle(246, 172, 9, c.accent) +
    stroke('M40 240c-8 30-4 60 14 84M78 262c-4 16-2 30 6 44', c.mid, 12),

  house: (c: Inks) =>
    rect(70, 180, 260, 186, c.base) +
    path('M30 200L200 50l170 150-24 24L200 96 54 224Z', c.dark) +
    path('M200 96l130 114v10H70v-10Z', c.base) +
    rect(112, 226, 62, 62, c.soft, 6) +
    rect(218, 236, 72, 130, c.strong, 4) +
    circle(274, 304, 8, c.accent) +
    rect(282, 70, 34, 70, c.strong) +
    rect(40, 360, 320, 16, c.dark, 8),

  circuitBoard: (c: Inks) =>
    rect(40, 70, 320, 260, c.base, 18) +
    rect(150, 140, 110, 110, c.dark, 10) +
    times(4, (i) => stroke(`M${168 + i * 24} 140v-30M${168 + i * 24} 250v34`, c.light, 8)) +
    stroke('M150 170H90v-40M260 200h60v60M150 220h-50v60', c.light, 8) +
    circle(90, 122, 14, c.accent) +
    circle(320, 268, 14, c.accent) +
    rect(20, 180, 60, 60, c.strong, 6) +
    rect(286, 96, 46, 40, c.strong, 6) +
    times(3, (i) => rect(84 + i * 18, 288, 10, 24, c.soft, 2)) +
    path('M180 214l20-34 20 34Z', c.accent),

  smartphone: (c: Inks) =>
    rect(110, 24, 180, 352, c.dark, 30) +
    rect(126, 56, 148, 280, c.soft, 8) +
    rect(142, 76, 116, 90, c.base, 10) +
    path('M186 98v46l38-23Z', c.white) +
    times(2, (i) => rect(142 + i * 62, 182, 54, 54, i ? c.mid : c.light, 10)) +
    rect(142, 252, 116, 28, c.accent, 14) +
    stroke('M150 304h84', c.light, 10) +
    rect(176, 36, 48, 8, c.strong, 4),

  oscilloscope: (c: Inks) =>
    rect(24, 76, 352, 248, c.strong, 22) +
    rect(46, 100, 216, 172, c.dark, 10) +
    stroke('M60 190c20-90 46-90 62 0s42 90 62 0 40-90 64 0', c.accent, 11) +
    times(
      2,
      (i) =>
        circle(320, 134 + i * 78, 27, c.dark) +
        group(`rotate(${30 - i * 70} 320 ${134 + i * 78})`, rect(316, 112 + i * 78, 8, 22, c.light, 4)),
    ) +
    times(4, (i) => circle(70 + i * 52, 298, 10, c.light)) +
    rect(290, 274, 60, 22, c.base, 8) +
    path('M60 324h50l-10 34H66ZM290 324h50l-6 34h-34Z', c.dark),

  antenna: (c: Inks) =>
    stroke('M200 180L120 376M200 180l80 196M150 300h100M138 340h124', c.dark, 15) +
    circle(200, 150, 26, c.accent) +
    stroke('M138 90a88 88 0 0 0 0 120M262 90a88 88 0 0 1 0 120', c.base, 18) +
    stroke('M92 46a150 150 0 0 0 0 208M308 46a150 150 0 0 1 0 208', c.mid, 18),

  solderingIron: (c: Inks) =>
    group(
      'rotate(-40 200 200)',
      rect(210, 176, 190, 52, c.base, 24) +
        times(3, (i) => rect(250 + i * 36, 176, 12, 52, c.strong)) +
        rect(190, 184, 30, 36, c.dark, 6) +
        rect(70, 192, 124, 20, c.strong, 6) +
        path('M74 192L10 200v6l64 6Z', c.dark),
    ) +
    stroke('M346 70C400 40 380 0 330-10', c.dark, 14) +
    rect(20, 340, 240, 30, c.strong, 8) +
    path('M40 340c6-26 34-34 56-14l20 14Z', c.accent) +
    stroke('M60 270c-16-20 16-30 0-54', c.mid, 12),

  hydrogen: (c: Inks) =>
    circle(132, 218, 96, c.base) +
    circle(268, 218, 96, c.strong) +
    path('M200 150a96 96 0 0 1 0 136 96 96 0 0 1 0-136Z', c.light) +
    stroke('M100 186v64M100 218h44M144 186v64', c.white, 15) +
    stroke('M250 204c4-34 50-34 50-4 0 22-50 26-52 56h54', c.white, 14) +
    circle(322, 96, 38, c.accent) +
    circle(74, 90, 18, c.mid),

  server: (c: Inks) =>
    rect(80, 30, 240, 340, c.dark, 20) +
    times(
      4,
      (i) =>
        rect(100, 52 + i * 78, 200, 62, i === 1 ? c.mid : c.base, 8) +
        circle(128, 83 + i * 78, 11, i === 2 ? c.accent : c.soft) +
        stroke(`M190 ${83 + i * 78}h88`, c.strong, 9),
    ),

  fridge: (c: Inks) =>
    rect(100, 20, 200, 346, c.base, 26) +
    path('M126 20h148a26 26 0 0 1 26 26v96H100V46a26 26 0 0 1 26-26Z', c.mid) +
    rect(100, 138, 200, 10, c.strong) +
    rect(122, 72, 14, 46, c.dark, 7) +
    rect(122, 172, 14, 84, c.dark, 7) +
    around(6, 226, 256, rect(222, 216, 8, 40, c.white, 4)) +
    circle(262, 80, 12, c.accent) +
    rect(120, 362, 40, 18, c.dark) +
    rect(240, 362, 40, 18, c.dark),

  condenser: (c: Inks) =>
    rect(40, 76, 320, 260, c.base, 20) +
    circle(174, 206, 104, c.strong) +
    around(5, 174, 206, path('M174 206c-40-20-40-70-4-88 26 24 28 60 4 88Z', c.light)) +
    ring(174, 206, 104, c.dark, 8) +
    circle(174, 206, 20, c.dark) +
    times(5, (i) => rect(300, 112 + i * 40, 40, 14, c.strong, 7)) +
    rect(70, 334, 50, 26, c.dark) +
    rect(280, 334, 50, 26, c.dark) +
    circle(320, 316, 9, c.accent),

  thermometer: (c: Inks) =>
    rect(160, 20, 80, 260, c.white, 40) +
    ring(200, 296, 66, c.strong, 10) +
    circle(200, 296, 62, c.base) +
    rect(184, 120, 32, 190, c.base, 16) +
    circle(200, 296, 40, c.accent) +
    rect(190, 150, 20, 140, c.accent, 10) +
    times(5, (i) => rect(262, 60 + i * 38, i % 2 ? 34 : 56, 12, c.strong, 6)),

  snowflake: (c: Inks) =>
    around(
      6,
      200,
      200,
      rect(188, 30, 24, 170, c.base, 12),
      stroke('M160 66l40 40 40-40M172 122l28 28 28-28', c.strong, 16),
    ) + circle(200, 200, 30, c.accent),

  gasCylinder: (c: Inks) =>
    rect(170, 20, 60, 50, c.dark, 8) +
    stroke('M230 44h60', c.dark, 16) +
    circle(310, 44, 22, c.accent) +
    path(
      'M200 62c60 0 86 30 86 74v210a22 22 0 0 1-22 22H136a22 22 0 0 1-22-22V136c0-44 26-74 86-74Z',
      c.base,
    ) +
    path('M114 170h172v70H114Z', c.strong) +
    circle(200, 205, 22, c.soft) +
    rect(100, 350, 200, 24, c.dark, 10),
};
