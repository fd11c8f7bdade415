export function stoppedAnimations() {
  let stopped: Animation[] = []
  return {
    /** For `beforeEach`. @returns a cleanup function. */
    stop() {
      const { animate } = Element.prototype
      stopped = []
      Element.prototype.animate = function (...how) {
        const animation = animate.apply(this, how)
        animation.pause()
        stopped.push(animation)
        return animation
      }
      return () => {
        Element.prototype.animate = animate
      }
    },
    advance(milliseconds: number) {
      for (const animation of stopped) animation.currentTime = Number(animation.currentTime) + milliseconds
    },
  }
}
