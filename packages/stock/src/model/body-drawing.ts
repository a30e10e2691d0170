import { type BodyShape, findBodyShape } from './body-type.ts'

/** One body from the side, nose to the left, on a stage of 300 by 200 whose ground is at 150. */
export interface BodyDrawing {
  /** Names the drawing among others of a page. */
  name: string
  /** From the foot of the nose over the roof to the foot of the tail. */
  outline: string
  /** Side windows. */
  glass: string
  /** Line of the shoulder, from lamp to lamp. */
  shoulder: string
  /** Gaps between doors and panels. */
  cuts: string
  /** Centres of the wheels, front and rear first, from the left. */
  wheels: readonly [number, number, ...number[]]
  /** Radius of a tyre. */
  tyre: number
  /** Top left corners of head lamp and tail lamp. */
  lamps: readonly [readonly [number, number], readonly [number, number]]
  /** A box or tray behind the cab, in a neutral colour. Default none. */
  load?: string
  /** False for a body that stands between its wheels instead of over them. Default true. */
  coversWheels?: false
}

type Drawing = Omit<BodyDrawing, 'name'>

const sedan: Drawing = {
  outline:
    'M37 139C33 136 32 126 36 119C42 111 66 106 98 102C113 90 127 82 146 79C166 77 182 79 195 85C207 90 217 96 226 101C243 102 256 104 262 108C268 115 268 131 264 139',
  glass:
    'M110 102C121 92 132 86 147 84L163 83L166 102ZM170 83C182 84 191 88 200 93L213 101L174 102Z',
  shoulder: 'M42 117C80 109 190 107 262 112',
  cuts: 'M108 104C106 116 107 128 110 138M168 103V138M214 103C212 112 204 118 198 124',
  wheels: [82, 218],
  tyre: 18,
  lamps: [
    [38, 116],
    [252, 109],
  ],
}

const drawings: Readonly<Record<BodyShape, Drawing>> = {
  sedan,
  generic: sedan,
  hatch: {
    outline:
      'M51 139C47 136 46 126 50 118C56 110 76 106 100 102C114 88 128 80 146 77C172 74 200 75 220 79C232 83 242 96 247 105C252 114 253 130 249 139',
    glass:
      'M112 102C122 90 133 84 148 82L165 81L167 102ZM171 81C192 80 208 81 218 84L231 99L175 102Z',
    shoulder: 'M55 116C90 108 190 106 246 108',
    cuts: 'M112 104C110 116 111 128 114 138M170 102V138',
    wheels: [92, 208],
    tyre: 18,
    lamps: [
      [52, 114],
      [237, 103],
    ],
  },
  wagon: {
    outline:
      'M35 139C31 136 30 126 34 119C40 111 64 106 96 102C111 89 125 81 144 78C180 74 222 75 244 80C254 86 262 97 265 106C270 115 270 131 266 139',
    glass:
      'M108 102C119 91 130 85 145 83L161 82L164 102ZM168 82L207 81L210 101L172 102ZM213 81C226 81 236 82 243 85L250 98L216 101Z',
    shoulder: 'M40 117C80 109 190 106 264 110',
    cuts: 'M106 104C104 116 105 128 108 138M167 103V138M214 103C212 112 206 118 200 124',
    wheels: [80, 220],
    tyre: 18,
    lamps: [
      [36, 116],
      [255, 104],
    ],
  },
  suv: {
    outline:
      'M38 136C34 132 33 119 36 111C42 102 66 98 94 95C106 80 119 69 138 66C172 62 220 63 243 67C254 74 260 88 263 98C268 108 268 127 264 136',
    glass:
      'M106 95C116 82 126 74 140 72L158 71L160 95ZM164 71L204 70L207 94L164 95ZM211 70C224 70 234 71 241 74L248 91L214 94Z',
    shoulder: 'M41 110C80 102 190 99 262 103',
    cuts: 'M106 98C104 112 105 126 108 136M162 97V136M210 96C208 108 202 114 196 122',
    wheels: [83, 217],
    tyre: 21,
    lamps: [
      [38, 108],
      [253, 97],
    ],
  },
  ute: {
    outline:
      'M27 135C23 131 22 118 26 110C32 102 56 98 82 95C92 81 103 71 120 68C140 66 158 66 170 69C176 76 179 86 181 96L273 96C277 108 277 126 274 135',
    glass: 'M94 95C102 83 111 76 122 74L136 73L138 95ZM142 73C152 73 160 73 166 75L171 95L142 95Z',
    shoulder: 'M30 109C70 102 190 101 274 103',
    cuts: 'M94 98C92 112 93 124 96 135M140 97V135M178 97V135',
    wheels: [72, 226],
    tyre: 21,
    lamps: [
      [28, 107],
      [265, 100],
    ],
  },
  van: {
    outline:
      'M28 138C24 134 24 118 28 108C34 98 46 94 58 91C68 74 78 60 94 54C130 49 230 49 262 53C270 58 272 80 273 100C274 116 274 130 272 138',
    glass: 'M70 92C78 78 86 67 97 62L116 61L117 92ZM123 61L166 60L166 91L123 92Z',
    shoulder: 'M32 108C80 101 200 100 272 102',
    cuts: 'M68 94C66 112 68 126 72 136M120 94V136M198 62V136',
    wheels: [74, 228],
    tyre: 19,
    lamps: [
      [29, 106],
      [264, 96],
    ],
  },
  'people-mover': {
    outline:
      'M32 138C28 134 27 121 31 112C38 103 56 98 76 95C90 78 104 67 124 63C164 59 220 60 248 64C258 71 265 88 268 100C272 112 272 129 268 138',
    glass:
      'M90 95C101 81 112 73 126 69L148 68L149 94ZM154 68L204 67L205 93L154 94ZM210 67C226 67 238 68 246 71L253 90L211 93Z',
    shoulder: 'M35 111C80 103 190 100 267 104',
    cuts: 'M90 98C88 112 89 126 92 137M152 97V137M208 96V118',
    wheels: [79, 222],
    tyre: 19,
    lamps: [
      [33, 110],
      [258, 98],
    ],
  },
  convertible: {
    outline:
      'M39 139C35 136 34 127 38 120C46 112 74 108 112 106L136 88L140 88L128 107C160 109 186 108 204 104C226 102 250 105 260 110C266 117 266 131 262 139',
    glass:
      'M118 106L136 91L128 106ZM196 107C198 98 206 95 212 97L218 104ZM168 108C170 99 178 96 184 98L190 108Z',
    shoulder: 'M44 119C84 112 190 112 260 115',
    cuts: 'M116 108C114 118 115 130 118 138M178 109C180 120 178 130 174 138',
    wheels: [84, 216],
    tyre: 18,
    lamps: [
      [40, 117],
      [250, 111],
    ],
  },
  coupe: {
    outline:
      'M35 139C31 136 30 127 34 120C42 112 72 107 106 104C122 92 138 85 156 83C178 82 200 88 220 99C240 101 256 104 263 108C269 115 269 131 265 139',
    glass: 'M119 104C131 94 144 89 158 87L172 87L178 103ZM182 88C194 90 204 95 213 101L186 103Z',
    shoulder: 'M40 119C80 111 190 109 264 112',
    cuts: 'M118 106C116 116 117 128 120 138M186 105C188 116 186 128 182 138',
    wheels: [80, 220],
    tyre: 19,
    lamps: [
      [36, 117],
      [253, 108],
    ],
  },
  'cab-chassis': {
    outline:
      'M27 135C23 131 22 118 26 110C32 102 56 98 82 95C92 81 103 71 120 68C134 66 146 66 154 69C158 80 160 108 160 135',
    glass: 'M94 95C102 83 111 76 122 74L144 73L148 95Z',
    shoulder: 'M30 109C70 102 120 101 158 102',
    cuts: 'M94 98C92 112 93 124 96 135',
    wheels: [72, 226],
    tyre: 21,
    lamps: [
      [28, 107],
      [266, 124],
    ],
    load: 'M165 108H278V118H165ZM165 84H169V108H165Z',
  },
  bus: {
    outline:
      'M26 137C23 132 22 110 24 90C26 66 32 52 42 48C90 43 240 43 264 47C272 50 275 64 276 90C277 112 276 130 274 137',
    glass:
      'M32 88C34 70 38 60 44 57L68 56L68 90ZM74 56H118V88L74 89ZM124 56H168V88H124ZM174 56H218V88H174ZM224 56H258C263 58 265 72 266 88H224Z',
    shoulder: 'M26 104C90 100 200 100 276 102',
    cuts: 'M71 92V136M171 92V136',
    wheels: [74, 222],
    tyre: 19,
    lamps: [
      [26, 112],
      [268, 104],
    ],
  },
  'light-truck': {
    outline: 'M26 136C22 130 22 112 25 98C29 80 36 62 48 57C62 54 82 54 92 56C95 80 97 110 97 136',
    glass: 'M35 94C38 78 44 67 52 64L78 63L80 94Z',
    shoulder: 'M27 106C50 102 72 101 94 101',
    cuts: 'M84 60C88 90 88 112 90 134',
    wheels: [70, 232],
    tyre: 19,
    lamps: [
      [26, 108],
      [266, 125],
    ],
    load: 'M101 45H278V121H101Z',
  },
  'prime-mover': {
    outline:
      'M22 134C19 126 19 112 23 104C38 98 56 96 76 95L82 62C84 54 90 50 99 49L150 45C156 45 158 49 158 55L158 134',
    glass: 'M88 92L92 66C93 62 96 60 100 60L122 58V92Z',
    shoulder: 'M26 106C60 100 110 100 156 101',
    cuts: 'M76 97V132M126 56V132',
    wheels: [56, 200, 244],
    tyre: 21,
    lamps: [
      [23, 108],
      [268, 122],
    ],
    load: 'M182 112L206 104H238L248 114V120H180Z',
  },
  motorcycle: {
    outline:
      'M116 92C120 76 138 66 160 68C172 70 178 78 184 84C202 83 224 77 242 70C240 84 222 95 202 98L188 112H142C128 108 120 102 116 92',
    glass: 'M113 62C112 52 118 46 127 45L125 66Z',
    shoulder: 'M124 88C136 78 158 76 178 86',
    cuts: 'M180 88C186 92 194 96 200 97',
    wheels: [84, 216],
    tyre: 33,
    lamps: [
      [100, 66],
      [236, 72],
    ],
    load: 'M82 118L108 70L102 60L110 55L124 66L118 78L92 120ZM134 110H196L188 139H144ZM186 112L218 113V121L186 128Z',
    coversWheels: false,
  },
  caravan: {
    outline:
      'M18 134L20 130L60 121C57 104 58 74 64 62C68 54 76 50 88 50L250 50C262 50 268 56 269 66L271 134',
    glass: 'M84 66H128V90H84ZM186 66H236V90H186Z',
    shoulder: 'M60 101H270',
    cuts: 'M140 62H168V128H140Z',
    wheels: [146, 184],
    tyre: 15,
    lamps: [
      [60, 110],
      [260, 106],
    ],
  },
  motorhome: {
    outline:
      'M27 137C23 132 22 118 26 110C30 102 42 98 54 94L45 84C41 70 46 55 60 52L258 49C268 49 273 55 274 65L275 137',
    glass: 'M60 92C64 82 70 76 78 75L92 75V92ZM134 66H176V88H134ZM206 66H250V88H206Z',
    shoulder: 'M30 108H274',
    cuts: 'M96 76V136M104 66V94M184 62H200V132H184Z',
    wheels: [70, 222],
    tyre: 18,
    lamps: [
      [28, 110],
      [266, 104],
    ],
  },
}

/** Drawing of a body for a car without pictures; a plain one for a body nobody knows (`SRCH-100`, `D-30`). */
export function findBodyDrawing(simpleBody: string | null): BodyDrawing {
  const name = findBodyShape(simpleBody)
  return { name, ...drawings[name] }
}
