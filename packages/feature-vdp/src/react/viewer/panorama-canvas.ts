import type { Look } from '../../model/index.ts'

const corners = `#version 300 es
in vec2 corner;
out vec2 place;
void main() { place = corner; gl_Position = vec4(corner, 0.0, 1.0); }`

// One ray a pixel: through the view, tilted and turned by the look, to the place on the picture.
const ray = `#version 300 es
precision highp float;
in vec2 place;
uniform sampler2D picture;
uniform vec3 look;
uniform float aspect;
out vec4 colour;
const float PI = 3.14159265359;
void main() {
  float wide = tan(look.z / 2.0);
  vec3 way = normalize(vec3(place.x * wide, place.y * wide / aspect, 1.0));
  way = vec3(way.x, way.y * cos(look.y) + way.z * sin(look.y), way.z * cos(look.y) - way.y * sin(look.y));
  float longitude = atan(way.x, way.z) + look.x;
  float latitude = asin(clamp(way.y, -1.0, 1.0));
  colour = texture(picture, vec2(longitude / (2.0 * PI) + 0.5, 0.5 - latitude / PI));
}`

const radians = (degrees: number) => (degrees * Math.PI) / 180

async function fetchPicture(src: string): Promise<HTMLImageElement> {
  const image = new Image()
  if (new URL(src, location.href).origin !== location.origin) image.crossOrigin = 'anonymous'
  image.src = src
  await image.decode()
  return image
}

/** The picture no larger than the graphics card takes it. */
function fitted(image: HTMLImageElement, limit: number): TexImageSource {
  if (Math.max(image.naturalWidth, image.naturalHeight) <= limit) return image
  const scale = limit / Math.max(image.naturalWidth, image.naturalHeight)
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(image.naturalWidth * scale)
  canvas.height = Math.floor(image.naturalHeight * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

function createProgram(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram()
  for (const [type, source] of [
    [gl.VERTEX_SHADER, corners],
    [gl.FRAGMENT_SHADER, ray],
  ] as const) {
    const shader = gl.createShader(type)
    if (!shader) throw new Error('the graphics context is lost')
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS))
    throw new Error(gl.getProgramInfoLog(program) ?? 'the program did not link')
  return program
}

function bindPicture(gl: WebGL2RenderingContext, image: HTMLImageElement): WebGLTexture {
  const texture = gl.createTexture()
  gl.bindTexture(gl.TEXTURE_2D, texture)
  const source = fitted(image, Number(gl.getParameter(gl.MAX_TEXTURE_SIZE)))
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, source)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.REPEAT)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
  return texture
}

function bindCorners(gl: WebGL2RenderingContext, program: WebGLProgram) {
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW)
  const corner = gl.getAttribLocation(program, 'corner')
  gl.enableVertexAttribArray(corner)
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0)
}

/** True for a picture twice as wide as high, which goes all the way round. */
const isPanorama = ({ naturalWidth, naturalHeight }: HTMLImageElement) =>
  Math.abs(naturalWidth / naturalHeight - 2) < 0.05

/**
 * Draws the part of an equirectangular picture one looks at, with WebGL 2 and nothing else.
 * @param src address of a picture twice as wide as high; of another host only where that allows it (CORS)
 * @throws Error for a picture that does not come or has another shape, and where WebGL 2 is not available
 */
export async function createPanorama(canvas: HTMLCanvasElement, src: string) {
  const image = await fetchPicture(src)
  if (!isPanorama(image)) throw new Error(`${src} does not show a full turn`)
  const gl = canvas.getContext('webgl2', { antialias: false, preserveDrawingBuffer: true })
  if (!gl) throw new Error('WebGL 2 is not available')
  const program = createProgram(gl)
  gl.useProgram(program)
  const texture = bindPicture(gl, image)
  bindCorners(gl, program)
  const uniform = (name: string) => gl.getUniformLocation(program, name)
  const [look, aspect] = [uniform('look'), uniform('aspect')]
  return {
    draw({ yaw, pitch, field }: Look) {
      const scale = Math.min(window.devicePixelRatio, 2)
      canvas.width = Math.max(Math.round(canvas.clientWidth * scale), 1)
      canvas.height = Math.max(Math.round(canvas.clientHeight * scale), 1)
      gl.viewport(0, 0, canvas.width, canvas.height)
      gl.uniform3f(look, radians(yaw), radians(pitch), radians(field))
      gl.uniform1f(aspect, canvas.width / canvas.height)
      gl.bindTexture(gl.TEXTURE_2D, texture)
      gl.drawArrays(gl.TRIANGLES, 0, 3)
    },
    /** Gives the memory of the picture back. */
    stop: () => gl.deleteTexture(texture),
  }
}

export type PanoramaCanvas = Awaited<ReturnType<typeof createPanorama>>
